import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { ArrowLeft } from "../icons.ts";

export function BackToHome() {
  return (
    <Button asChild variant="outline" colorPalette="ink">
      <Link to="/">
        <ArrowLeft aria-hidden /> Back to Home
      </Link>
    </Button>
  );
}
