import { Flex, IconButton } from "@chakra-ui/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Bold, Code, type Icon, Image, Italic, Link, List, Sigma } from "../../ui/icons.ts";
import { preload } from "../../ui/preload.ts";
import { type Command, loadPaste, shortcutOf } from "./commands.ts";

const tools: { command: Command; label: string; Icon: Icon }[] = [
  { command: "bold", label: "Bold", Icon: Bold },
  { command: "italic", label: "Italic", Icon: Italic },
  { command: "code", label: "Code", Icon: Code },
  { command: "link", label: "Link", Icon: Link },
  { command: "list", label: "List", Icon: List },
  { command: "formula", label: "Formula", Icon: Sigma },
  { command: "image", label: "Picture", Icon: Image },
];

interface ToolbarProps {
  control: RefObject<HTMLTextAreaElement | null>;
  hasLists: boolean;
  onRun: (control: HTMLTextAreaElement, command: Command) => void;
}

/**
 * The toolbar above a field, placed so that the page does not move with the focus. One tab stop: arrow keys move within
 * it.
 */
export function Toolbar({ control, hasLists, onRun }: ToolbarProps) {
  const buttons = tools.filter(({ command }) => hasLists || command !== "list");
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  useEffect(() => preload(loadPaste), []);

  function onKeyDown(event: KeyboardEvent) {
    const last = buttons.length - 1;
    const goal = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === "Escape") control.current?.focus();
    if (goal !== undefined) {
      setStop(goal);
      bar.current?.querySelectorAll("button")[goal]?.focus();
    }
    if (event.key === "Escape" || goal !== undefined) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      position="absolute"
      bottom="100%"
      insetEnd="0"
      zIndex="2"
      p="0.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      _print={{ display: "none" }}
      onKeyDown={onKeyDown}
      // A press would remove the selection before the command uses it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {buttons.map(({ command, label, Icon }, place) => {
        const shortcut = shortcutOf(command);
        return (
          <IconButton
            key={command}
            variant="ghost"
            colorPalette="ink"
            boxSize="7"
            minW="7"
            tabIndex={place === stop ? 0 : -1}
            aria-label={label}
            aria-keyshortcuts={shortcut?.keys}
            data-tip={shortcut ? `${label} (${shortcut.shown})` : label}
            onFocus={() => setStop(place)}
            onClick={() => control.current && onRun(control.current, command)}
          >
            <Icon aria-hidden size={16} />
          </IconButton>
        );
      })}
    </Flex>
  );
}
