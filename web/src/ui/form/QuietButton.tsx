import { IconButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";

interface QuietButtonProps extends Omit<ComponentProps<typeof IconButton>, "aria-label"> {
  label: string;
  hasTip?: boolean;
}

/** A muted icon button for the parts of a list, such as the one that removes an entry. */
export const QuietButton = ({ label, hasTip, ...look }: QuietButtonProps) => (
  <IconButton
    variant="ghost"
    colorPalette="ink"
    color="fg.muted"
    size="sm"
    aria-label={label}
    data-tip={hasTip ? label : undefined}
    {...look}
  />
);
