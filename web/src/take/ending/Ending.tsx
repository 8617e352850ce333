import { type ComponentProps, lazy, Suspense } from "react";
import type { Complete } from "./Complete.tsx";

const load = () => import("./Complete.tsx");

let loaded: typeof Complete | null = null;
const Late = lazy(async () => ({ default: (await load()).Complete }));

/** Loads the screen at the end while questions are answered, so that it is there at once, even offline. */
export async function loadEnding(): Promise<void> {
  loaded = (await load()).Complete;
}

export function Ending(props: ComponentProps<typeof Complete>) {
  // What is there already takes the focus with the screen; a lazy component would come too late for it.
  const Screen = loaded ?? Late;
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
