import { Button, Flex, Input, VisuallyHidden } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { useCopy } from "./useCopy.ts";

/** A text to take along, usually a link. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy();
  return (
    <Flex gap="2" position="relative">
      <Input
        ref={field}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        fontSize="md"
      />
      <Button
        variant="outline"
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
