import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import { Ellipsis } from "../ui/icons.ts";

export const MoreButton = (button: Omit<IconButtonProps, "children">) => (
  <IconButton variant="outline" colorPalette="ink" aria-label="More actions" {...button}>
    <Ellipsis aria-hidden />
  </IconButton>
);
