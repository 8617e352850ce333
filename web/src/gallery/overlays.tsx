import { Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ShareSheet } from "../product/ShareSheet.tsx";
import { ConfirmDialog } from "../ui/layout/ConfirmDialog.tsx";
import { Sheet } from "../ui/layout/Sheet.tsx";
import { QrCode } from "../ui/QrCode.tsx";
import { toast } from "../ui/toast.tsx";
import { type Examples, Kept, longText } from "./examples.ts";

const opened = (dialog: (open: boolean, close: () => void) => ReactNode) => (
  <Kept initial={false}>
    {(open, setOpen) => (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open
        </Button>
        {dialog(open, () => setOpen(false))}
      </>
    )}
  </Kept>
);

const confirm = (state: { destructive?: boolean; pending?: boolean }) =>
  opened((open, close) => (
    <ConfirmDialog open={open} title="Delete it?" confirmLabel="Delete" onConfirm={close} onCancel={close} {...state}>
      This cannot be undone.
    </ConfirmDialog>
  ));

const item = {
  kind: "QUIZ",
  key: "rivers",
  shortUrl: "http://localhost/s/abc",
  ownUrl: null,
  linkFields: [],
  title: longText,
  isPublic: false,
  attemptCount: 0,
  rules: null,
};

export const overlays: Examples = {
  ConfirmDialog: {
    default: confirm({}),
    destructive: confirm({ destructive: true }),
    pending: confirm({ pending: true }),
  },
  QrCode: { default: <QrCode link="https://example.com/quiz/rivers" title="Rivers" /> },
  ShareSheet: {
    "private, long text": opened((open, onClose) => <ShareSheet open={open} onClose={onClose} item={item} />),
  },
  Sheet: {
    default: opened((open, onClose) => (
      <Sheet open={open} title="A sheet" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        Contents of the sheet.
      </Sheet>
    )),
    "long text": opened((open, onClose) => (
      <Sheet open={open} size="lg" title={longText} onClose={onClose}>
        {longText.repeat(20)}
      </Sheet>
    )),
  },
  Toasts: {
    default: (
      <Flex gap="3">
        <Button variant="outline" onClick={() => toast.show({ title: "Saved", description: longText })}>
          Show
        </Button>
        <Button variant="outline" onClick={() => toast.fail({ title: "Not saved", description: "Try again." })}>
          Fail
        </Button>
      </Flex>
    ),
  },
};
