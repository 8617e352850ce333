import { Page } from "../ui/Page.tsx";

export function RegisterScreen() {
  return <Page title="Register">…</Page>;
}
