import { lazy, type ReactNode, useState } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { AskContext, type DialogRequest } from "./commands.ts";

const ImageDialog = lazy(async () => ({ default: (await import("./image/ImageDialog.tsx")).ImageDialog }));
const LinkDialog = lazy(async () => ({ default: (await import("./LinkDialog.tsx")).LinkDialog }));

/** Shows the dialogs requested by the fields of a page, outside its form. */
export function RichDialogs({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => (next: DialogRequest) => {
    setRequest(next);
    setOpen(true);
  });
  const close = () => setOpen(false);
  return (
    <>
      <AskContext value={open}>{children}</AskContext>
      {request?.about === "link" && (
        <LazyPart>
          <LinkDialog isOpen={isOpen} control={request.control} onClose={close} />
        </LazyPart>
      )}
      {request?.about === "image" && (
        <LazyPart>
          <ImageDialog isOpen={isOpen} control={request.control} file={request.file} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
