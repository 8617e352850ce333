import { lazy, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";

// Fetched while somebody writes. Should it not come, the draft on the device is still there.
const SignInDialog = lazy(async () => ({ default: (await import("./SignInDialog.tsx")).SignInDialog }));

/**
 * For pages with work on them whose session may end: `ask` has the owner sign in over the page, and then goes on with what
 * was asked for. The dialog is to stand outside of any form.
 */
export function useSignInAgain(owner: string | null): { dialog: ReactNode; ask: (goOn: () => void) => void } {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const close = () => setGoOn(null);
  const dialog = owner !== null && (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <SignInDialog
          open={goOn !== null}
          owner={owner}
          onSignedIn={() => {
            close();
            goOn?.();
          }}
          onClose={close}
        />
      </Suspense>
    </Boundary>
  );
  return { dialog, ask: (goOn) => setGoOn(() => goOn) };
}
