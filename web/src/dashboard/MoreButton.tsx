import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import type { RefObject } from "react";
import { Ellipsis } from "../ui/icons.ts";

interface MoreButtonProps extends Omit<IconButtonProps, "children"> {
  ref?: RefObject<HTMLButtonElement | null>;
  title: string;
}

export const MoreButton = ({ title, ...button }: MoreButtonProps) => (
  <IconButton variant="ghost" aria-label={`More actions for ${title}`} {...button}>
    <Ellipsis aria-hidden />
  </IconButton>
);
