import { Textarea, type TextareaProps } from "@chakra-ui/react";

// Where a browser can, it lets a field grow while it lays the page out; measuring costs a layout of its own with each letter.
const growsByItself = globalThis.CSS?.supports("field-sizing", "content") ?? false;

/** A field as high as its text, and at least as high as `rows` lines. */
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
