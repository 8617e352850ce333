import { Box, Input } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { isEnter } from "../composing.ts";
import { Search } from "../icons.ts";

/** Milliseconds without typing before the search is applied. */
const typingPause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  /** `isNew` is true for the first change of a series, which gets a history entry. */
  onChange: (value: string, isNew: boolean) => void;
}

export function SearchBox({ label, placeholder, maxLength, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [isGoingOn, setGoingOn] = useState(false);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
    if (value !== text) setGoingOn(false);
  }

  // An effect event reads the newest values of the other filters.
  const pass = useEffectEvent(() => {
    setGoingOn(true);
    onChange(text, !isGoingOn);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait anew
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(pass, typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Box position="relative" flex="1 1 16rem">
      <Box position="absolute" insetStart="3" top="3" boxSize="5" color="fg.muted" pointerEvents="none">
        <Search size="100%" aria-hidden />
      </Box>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        ps="10"
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => isEnter(event) && setGoingOn(false)}
        onBlur={() => setGoingOn(false)}
      />
    </Box>
  );
}
