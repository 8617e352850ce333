import { Button, type ButtonProps } from "@chakra-ui/react";
import { Link, type LinkProps } from "react-router-dom";

/** A link to a screen that looks like a button. */
export const LinkButton = ({ to, children, ...look }: ButtonProps & Pick<LinkProps, "to">) => (
  <Button asChild {...look}>
    <Link to={to}>{children}</Link>
  </Button>
);
