import { type IconButtonProps, Menu } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { languagesPath, paperPath, peoplePath, resultsPath } from "../product/kind.ts";
import { ChartNoAxesColumn, Languages, Printer, Users } from "../ui/icons.ts";
import { MoreButton } from "./MoreButton.tsx";

/** Opens at once, because it is mounted when its button is pressed. */
export function ActionsMenu({ kind, id, size }: { kind: string; id: string; size: IconButtonProps["size"] }) {
  const screens = [
    { label: "Results", to: resultsPath(kind, id), Icon: ChartNoAxesColumn },
    { label: "People", to: peoplePath(id), Icon: Users },
    { label: "Languages", to: languagesPath(id), Icon: Languages },
    { label: "Print", to: paperPath(id), Icon: Printer },
  ];
  return (
    <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <MoreButton size={size} />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {screens.map(({ label, to, Icon }) => (
            <Menu.Item key={label} value={label} asChild>
              <Link to={to}>
                <Icon aria-hidden /> {label}
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
