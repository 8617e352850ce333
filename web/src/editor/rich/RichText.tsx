import { Box } from "@chakra-ui/react";
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  lazy,
  type RefObject,
  useEffect,
  useState,
} from "react";
import type { FieldPathByValue } from "react-hook-form";
import { isComposing } from "../../ui/composing.ts";
import { GrowingText } from "../../ui/form/GrowingText.tsx";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import { preload } from "../../ui/preload.ts";
import { toast } from "../../ui/toast.tsx";
import type { Draft } from "../draft/draft.ts";
import { useField } from "../field/useField.ts";
import { loadEdits, useCommands } from "./commands.ts";
import { FieldPreview } from "./shown/FieldPreview.tsx";

// Plain texts do not need the toolbar.
const Toolbar = lazy(async () => ({ default: (await import("./Toolbar.tsx")).Toolbar }));

interface RichTextProps extends Omit<ComponentProps<typeof GrowingText>, "ref" | "name" | "onPaste"> {
  name: FieldPathByValue<Draft, string>;
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Whether the text has one line, such as an option. */
  isLine?: boolean;
  /** Returns true if it has handled the pasted text. */
  onPasteText?: (text: string, control: HTMLTextAreaElement) => boolean;
}

/** A text control. With formatting on, it has a toolbar while in use. The control is the same either way. */
export function RichText({ isLine = false, onKeyDown, onPasteText = () => false, ...props }: RichTextProps) {
  const { value: format, put } = useField("format");
  const isRich = format === "rich";
  const [isUsed, setUsed] = useState(false);
  const { run, press, paste, receive } = useCommands();
  useEffect(() => {
    if (isRich) preload(loadEdits);
  }, [isRich]);

  function take(control: HTMLTextAreaElement, picture: File) {
    if (isRich) receive(control, picture);
    else
      toast.show({
        title: "Pictures need formatting",
        description: "Turn it on, then add the image again.",
        action: { label: "Switch On", onClick: () => put("rich") },
      });
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const control = event.currentTarget;
    const [html, text] = ["text/html", "text/plain"].map((type) => event.clipboardData.getData(type)) as [
      string,
      string,
    ];
    const picture = text === "" ? pictureIn(event.clipboardData) : null;
    if (picture) {
      event.preventDefault();
      take(control, picture);
    } else if (isRich && html !== "") {
      event.preventDefault();
      void paste(control, { html, text }, onPasteText);
    } else if (onPasteText(text, control)) event.preventDefault();
  }

  function onDrop(event: DragEvent) {
    const picture = pictureIn(event.dataTransfer);
    if (!picture || !props.ref.current) return;
    event.preventDefault();
    take(props.ref.current, picture);
  }

  return (
    <Box
      position="relative"
      width="full"
      onFocus={() => setUsed(true)}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={onDrop}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setUsed(false)}
    >
      {isRich && isUsed && (
        <Optional>
          <Toolbar control={props.ref} hasLists={!isLine} onRun={run} />
        </Optional>
      )}
      <GrowingText
        {...props}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (isRich && !isComposing(event) && press(event, !isLine)) event.preventDefault();
          else onKeyDown?.(event);
        }}
      />
      {isRich && <FieldPreview name={props.name} shape={isLine ? "inline" : "block"} />}
    </Box>
  );
}

const pictureIn = ({ files }: DataTransfer) => [...files].find(({ type }) => type.startsWith("image/")) ?? null;
