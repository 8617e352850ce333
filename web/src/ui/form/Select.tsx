import { NativeSelect } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { ChevronDown } from "../icons.ts";

type SelectProps = Omit<ComponentProps<typeof NativeSelect.Field>, "width" | "flex"> &
  Pick<NativeSelect.RootProps, "size" | "width" | "flex">;

/** The browser's own list of options. All other properties are passed to its `select`. */
export function Select({ size, width, flex, ...field }: SelectProps) {
  return (
    <NativeSelect.Root size={size} width={width} flex={flex}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
