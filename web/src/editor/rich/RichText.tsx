import { Box } from "@chakra-ui/react";
import { type ComponentProps, lazy, type RefObject, Suspense, useState } from "react";
import { GrowingText } from "../../ui/form/GrowingText.tsx";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { useCommands } from "./commands.ts";

// Plain texts need none of it.
const Toolbar = lazy(async () => ({ default: (await import("./Toolbar.tsx")).Toolbar }));

interface RichTextProps extends Omit<ComponentProps<typeof GrowingText>, "ref"> {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** A text of one line, such as an option. */
  isLine?: boolean;
}

/** A text control that, with formatting on, has a toolbar while it is used. It is the same control either way. */
export function RichText({ isLine = false, onKeyDown, ...props }: RichTextProps) {
  const isRich = useDraftValue("format") === "rich";
  const [isUsed, setUsed] = useState(false);
  const { run, press } = useCommands();
  const hasLists = !isLine;
  return (
    <Box
      position="relative"
      width="full"
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setUsed(false)}
    >
      {isRich && isUsed && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Toolbar control={props.ref} hasLists={hasLists} onRun={run} />
          </Suspense>
        </Boundary>
      )}
      <GrowingText
        {...props}
        onKeyDown={(event) => {
          if (isRich && !event.nativeEvent.isComposing && press(event, hasLists)) event.preventDefault();
          else onKeyDown?.(event);
        }}
      />
    </Box>
  );
}
