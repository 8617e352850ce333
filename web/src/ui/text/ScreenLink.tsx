import { Link, type LinkProps } from "@chakra-ui/react";
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router-dom";

/** A link to a screen, within a text. */
export const ScreenLink = ({ to, children, ...look }: LinkProps & Pick<RouterLinkProps, "to">) => (
  <Link asChild {...look}>
    <RouterLink to={to}>{children}</RouterLink>
  </Link>
);
