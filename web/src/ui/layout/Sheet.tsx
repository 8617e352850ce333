import { type KeyboardEventHandler, lazy, type ReactNode, useEffect, useState } from "react";
import { later } from "../later.ts";
import { LazyPart } from "./LazyPart.tsx";

const load = async () => ({ default: (await import("./SheetDialog.tsx")).SheetDialog });
const SheetDialog = lazy(load);

export interface SheetProps {
  open: boolean;
  title: ReactNode;
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  /** Where the focus goes first and last, when not to the first control and back to where it was. */
  initialFocus?: () => HTMLElement | null;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A dialog; on phones it rises from the lower edge. */
export function Sheet(props: SheetProps) {
  const { open } = props;
  // A closed dialog is not free, and a long list has one in every row: none is made before it is wanted.
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  useEffect(() => later(load), []);
  if (!isWanted) return null;
  return (
    <LazyPart>
      <SheetDialog {...props} />
    </LazyPart>
  );
}
