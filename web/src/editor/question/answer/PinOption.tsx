import { IconButton } from "@chakra-ui/react";
import { Pin } from "../../../ui/icons.ts";
import { useField } from "../../field/useField.ts";
import { letterOf } from "../letter.ts";

interface PinOptionProps {
  question: number;
  place: number;
  optionKey: string;
}

/** Keeps an option in its place when options are shuffled. */
export function PinOption({ question, place, optionKey }: PinOptionProps) {
  const { value, put } = useField(`questions.${question}.pinned`);
  const isPinned = value.includes(optionKey);
  return (
    <IconButton
      variant={isPinned ? "subtle" : "ghost"}
      colorPalette={isPinned ? "accent" : "ink"}
      color={isPinned ? undefined : "fg.muted"}
      size="sm"
      aria-label={`Pin option ${letterOf(place)}`}
      aria-pressed={isPinned}
      data-tip={isPinned ? "Stays here when options are shuffled" : "Keep it here when options are shuffled"}
      onClick={() => put(isPinned ? value.filter((key) => key !== optionKey) : [...value, optionKey])}
    >
      <Pin aria-hidden fill={isPinned ? "currentColor" : "none"} />
    </IconButton>
  );
}
