import { Button, Flex, Input, Textarea, VisuallyHidden } from "@chakra-ui/react";
import { type FocusEvent, useRef } from "react";
import { useCopy } from "../hooks/useCopy.ts";
import { Check, Copy } from "../icons.ts";

interface CopyFieldProps {
  label: string;
  value: string;
  rows?: number;
  isPrimary?: boolean;
  isRead?: boolean;
}

export function CopyField({ label, value, rows, isPrimary, isRead }: CopyFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopy();
  const text = {
    ref: field,
    readOnly: true,
    value,
    "aria-label": label,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
    fontSize: "md",
  };
  return (
    <Flex
      gap="2"
      position="relative"
      wrap={rows ? "wrap" : isRead ? { base: "wrap", sm: "nowrap" } : undefined}
      justify="flex-end"
    >
      {rows ? <Textarea {...text} rows={rows} fontFamily="mono" wordBreak="break-all" /> : <Input {...text} />}
      <Button
        variant={isPrimary ? "solid" : "outline"}
        minW="28"
        onClick={async () => {
          if (!(await copy(value))) field.current?.select();
        }}
      >
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        {outcome === "copied" ? "Copied" : "Copy"}
      </Button>
      <VisuallyHidden aria-live="polite">
        {outcome === "copied" && "Copied to the clipboard"}
        {outcome === "refused" && "The browser refused to copy; the text is selected instead"}
      </VisuallyHidden>
    </Flex>
  );
}
