import { lazy, type ReactNode, useState } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { AskContext, type Asked } from "./commands.ts";

const ImageDialog = lazy(async () => ({ default: (await import("./image/ImageDialog.tsx")).ImageDialog }));
const LinkDialog = lazy(async () => ({ default: (await import("./LinkDialog.tsx")).LinkDialog }));

/** Shows the dialogs requested by the fields of a page, outside its form. */
export function RichDialogs({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => (asked: Asked) => {
    ask(asked);
    setOpen(true);
  });
  const close = () => setOpen(false);
  return (
    <>
      <AskContext value={open}>{children}</AskContext>
      {asked?.about === "link" && (
        <LazyPart>
          <LinkDialog isOpen={isOpen} control={asked.control} onClose={close} />
        </LazyPart>
      )}
      {asked?.about === "image" && (
        <LazyPart>
          <ImageDialog isOpen={isOpen} control={asked.control} file={asked.file} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
