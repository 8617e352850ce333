import { lazy, useEffect, useState } from "react";
import { preload } from "../preload.ts";
import { LazyPart } from "./LazyPart.tsx";
import type { SheetProps } from "./SheetDialog.tsx";

const load = async () => ({ default: (await import("./SheetDialog.tsx")).SheetDialog });
const SheetDialog = lazy(load);

export function Sheet(props: SheetProps) {
  const { open } = props;
  // Mounted when first opened, because a long list has a dialog in every row.
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  useEffect(() => preload(load), []);
  if (!isWanted) return null;
  return (
    <LazyPart>
      <SheetDialog {...props} />
    </LazyPart>
  );
}
