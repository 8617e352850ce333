import english from "../../../../api/src/content/taking/messages/en.shared.ts";
import { Refusal } from "./api.ts";

const kinds = { CLOSED: "closed", NOT_OPEN: "waiting", FULL: "full" } as const;

export type RefusalReason = {
  kind: "gone" | "conflict" | "changed" | "details" | "refused" | (typeof kinds)[keyof typeof kinds];
  message: string;
};

export const reasonOf = (error: unknown): RefusalReason =>
  error instanceof Refusal
    ? { kind: kindOf(error), message: error.message }
    : { kind: "refused", message: english.unexpected };

function kindOf({ status, code, issues }: Refusal): RefusalReason["kind"] {
  const about = (part: string) => status === 400 && issues.some(({ path }) => path.startsWith(part));
  if (status === 404) return "gone";
  if (status === 409) return "conflict";
  if (about("participant")) return "details";
  if (about("answers") || about("revision")) return "changed";
  return kinds[code as keyof typeof kinds] ?? "refused";
}
