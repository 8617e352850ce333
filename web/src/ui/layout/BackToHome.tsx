import { Button } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

export function BackToHome() {
  return (
    <Button asChild variant="outline" colorPalette="ink">
      <Link to="/">
        <ArrowLeft aria-hidden /> Back to Home
      </Link>
    </Button>
  );
}
