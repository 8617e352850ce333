import { Link } from "@chakra-ui/react";
import { type LinkProps, Link as RouterLink } from "react-router-dom";

/** The link of a row. Covers the row, which needs `position: relative`. */
export function RowLink(props: LinkProps) {
  return (
    <Link
      asChild
      variant="plain"
      display="inline"
      fontWeight="medium"
      overflowWrap="anywhere"
      _before={{ content: '""', position: "absolute", inset: "0" }}
    >
      <RouterLink dir="auto" {...props} />
    </Link>
  );
}
