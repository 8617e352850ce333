import { Page } from "../ui/Page.tsx";

export function LoginScreen() {
  return <Page title="Login">…</Page>;
}
