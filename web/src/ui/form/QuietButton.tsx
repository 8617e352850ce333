import { IconButton, type IconButtonProps } from "@chakra-ui/react";

interface QuietButtonProps extends Omit<IconButtonProps, "aria-label"> {
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
