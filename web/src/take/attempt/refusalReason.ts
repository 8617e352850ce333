import english from "../../../../api/src/content/taking/messages/en.json?first";
import { minutesLeft, Refusal } from "./api.ts";
import type { RefusalReason } from "./attempt.ts";

const kinds = { CLOSED: "closed", NOT_OPEN: "waiting", FULL: "full" } as const;

export function reasonOf(error: unknown): RefusalReason {
  if (!(error instanceof Refusal)) return { kind: "refused", message: english.unexpected };
  const freeIn = error.code === "FULL" ? minutesLeft(error) : null;
  return { kind: kindOf(error), message: error.message, ...(freeIn !== null && { freeIn }) };
}

function kindOf({ status, code, issues }: Refusal): RefusalReason["kind"] {
  const about = (part: string) => status === 400 && issues.some(({ path }) => path.startsWith(part));
  if (status === 404) return "gone";
  if (status === 409) return "conflict";
  if (about("participant")) return "details";
  if (about("answers") || about("revision")) return "changed";
  return kinds[code as keyof typeof kinds] ?? "refused";
}
