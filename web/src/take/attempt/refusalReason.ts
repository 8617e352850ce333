import english from "../../../../api/src/content/taking/messages/en.shared.ts";
import { Refusal } from "./api.ts";

export type RefusalReason = {
  kind: "gone" | "conflict" | "changed" | "details" | "closed" | "waiting" | "full" | "refused";
  message: string;
};

export function reasonOf(error: unknown): RefusalReason {
  if (!(error instanceof Refusal)) return { kind: "refused", message: english.unexpected };
  const { status, code, message, issues } = error;
  const about = (part: string) => issues.some(({ path }) => path.startsWith(part));
  if (status === 404) return { kind: "gone", message };
  if (status === 409) return { kind: "conflict", message };
  if (status === 400 && about("participant")) return { kind: "details", message };
  if (status === 400 && (about("answers") || about("revision"))) return { kind: "changed", message };
  if (code === "CLOSED") return { kind: "closed", message };
  if (code === "NOT_OPEN") return { kind: "waiting", message };
  return { kind: code === "FULL" ? "full" : "refused", message };
}
