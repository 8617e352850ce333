import { tellRefusal } from "./refused.ts";

/** Runs an operation and shows a toast if it is refused. Resolves with whether it succeeded. */
export async function perform(failure: string, run: () => Promise<unknown>, unanswered?: string): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    tellRefusal(failure, error, unanswered);
    return false;
  }
}
