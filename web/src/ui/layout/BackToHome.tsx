import { LinkButton } from "../form/LinkButton.tsx";
import { ArrowLeft } from "../icons.ts";

export function BackToHome() {
  return (
    <LinkButton to="/" variant="outline" colorPalette="ink">
      <ArrowLeft aria-hidden /> Back to Home
    </LinkButton>
  );
}
