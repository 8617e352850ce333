import { Textarea, type TextareaProps } from "@chakra-ui/react";

// `field-sizing` avoids measuring, which costs a layout with each keystroke.
const growsByItself = globalThis.CSS?.supports("field-sizing", "content") ?? false;

export const GrowingText = ({ rows = 1, minH, ...props }: TextareaProps & { rows?: number }) => (
  <Textarea
    autoresize={!growsByItself}
    rows={rows}
    minH={minH ?? (rows === 1 ? "0" : `calc(${rows}lh + 1.25rem)`)}
    resize="none"
    css={growsByItself ? { fieldSizing: "content" } : undefined}
    {...props}
  />
);
