import { lazy, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";

// Preloaded. If loading fails, the draft is still on the device.
const SignInDialog = lazy(async () => ({ default: (await import("./SignInDialog.tsx")).SignInDialog }));

/**
 * Lets people log in again over a page with unsaved work when the session ends. `ask` opens the dialog and then runs
 * the callback. Render `dialog` outside of forms.
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
