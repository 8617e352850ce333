import { createContext, use } from "react";
import { Refused, tellRefusal } from "../../product/operation/refused.ts";
import { isSignedOut } from "../../product/signedOut.ts";

/** Opens the sign-in dialog, and calls `goOn` after signing in. */
export const SignInContext = createContext<(goOn: () => void) => void>(() => undefined);

/**
 * Runs a change. If the session has ended, opens the sign-in dialog and runs the change after it. Any other refusal is
 * shown under `title`, or passed to `onRefused`.
 */
export function useAttempt() {
  const askToSignIn = use(SignInContext);
  return function attempt(title: string, run: () => Promise<unknown>, onRefused?: (refused: Refused) => void) {
    run().catch((error: unknown) => {
      const refused = error instanceof Refused ? error : new Refused();
      if (isSignedOut(refused)) askToSignIn(() => attempt(title, run, onRefused));
      else if (onRefused) onRefused(refused);
      else tellRefusal(title, refused);
    });
  };
}
