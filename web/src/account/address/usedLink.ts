import { Refused } from "../form/refused.ts";
import { ask } from "../session/authenticate.ts";

/** Why a link has nothing to do any more: it did it, and `message` says what holds since, or it does not work. */
interface Spent {
  isUsed: boolean;
  message: string;
}

export type MailedCall = "approve-email-change" | "undo-email-change";

const answers = new Map<string, Promise<Spent | null>>();

/** What has become of a link, looked up once for the life of the page; null while it can be used. */
export function usedLink(call: MailedCall, token: string): Promise<Spent | null> {
  const key = `${call} ${token}`;
  const answer = answers.get(key) ?? askServer(call, token);
  answers.set(key, answer);
  return answer;
}

async function askServer(call: MailedCall, token: string): Promise<Spent | null> {
  try {
    const { isUsed, message } = (await ask(`${call}/link`, { token })) as { isUsed: boolean; message: string | null };
    return isUsed ? { isUsed, message: `${message}.` } : null;
  } catch (error) {
    // Without an answer the button is there to try with.
    if (!(error instanceof Refused) || error.issues.length === 0) return null;
    return { isUsed: false, message: error.message };
  }
}
