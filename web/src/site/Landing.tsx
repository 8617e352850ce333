import { Page } from "../ui/Page.tsx";

export function Landing() {
  return <Page title="Assay">…</Page>;
}
