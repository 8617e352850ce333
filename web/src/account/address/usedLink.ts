import { Refused } from "../../product/operation/refused.ts";
import { callAuth } from "../session/authenticate.ts";

/** A used or invalid link. `message` describes the link's effect. */
interface Spent {
  isUsed: boolean;
  message: string;
}

export type MailedCall = "approve-email-change" | "undo-email-change";

const answers = new Map<string, Promise<Spent | null>>();

/** The state of a link, cached for the life of the page; null while it can be used. */
export function usedLink(call: MailedCall, token: string): Promise<Spent | null> {
  const key = `${call} ${token}`;
  const answer = answers.get(key) ?? askServer(call, token);
  answers.set(key, answer);
  return answer;
}

async function askServer(call: MailedCall, token: string): Promise<Spent | null> {
  try {
    const { isUsed, message } = (await callAuth(`${call}/link`, { token })) as {
      isUsed: boolean;
      message: string | null;
    };
    return isUsed ? { isUsed, message: `${message}.` } : null;
  } catch (error) {
    if (!(error instanceof Refused) || error.issues.length === 0) return null;
    return { isUsed: false, message: error.message };
  }
}
