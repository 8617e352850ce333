import { Refused } from "../../product/operation/refused.ts";
import { post, type Tokens } from "./session.ts";

type Path =
  | "login"
  | "register"
  | "forgot-password"
  | "reset-password"
  | "reset-password/access"
  | "verify-email"
  | "approve-email-change"
  | "approve-email-change/link"
  | "undo-email-change"
  | "undo-email-change/link";

/** Sends no token, because an expired one would be refused. */
export async function callAuth(path: Path, input: object): Promise<unknown> {
  const response = await post(`/api/auth/${path}`, input).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (!response?.ok) throw new Refused(body ?? {});
  return body;
}

export const authenticate = async (path: "login" | "register", input: object) =>
  (await callAuth(path, input)) as Tokens;
