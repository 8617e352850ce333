import { Text } from "@chakra-ui/react";
import { useEffect } from "react";
import { announce } from "../ui/announce.ts";
import { longest } from "./longest.ts";

/** The share of a limit from which it is worth a word. */
const near = 0.9;
/** Milliseconds without typing after which it is said aloud: nobody wants to hear every letter counted. */
const pause = 1000;

/** How much of its room a text has used, shown only near the end of it. */
export function Count({ name, text }: { name: string; text: string }) {
  const most = longest(name);
  const { length } = text.trim();
  const isNear = most !== null && length >= most * near;
  const left = (most ?? 0) - length;
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(
      () => announce(left < 0 ? `${-left} characters too many` : `${left} characters left`),
      pause,
    );
    return () => clearTimeout(timer);
  }, [isNear, left]);
  return isNear ? (
    <Text
      alignSelf="flex-end"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      color={left < 0 ? "fg.error" : "fg.muted"}
      fontWeight={left < 0 ? "medium" : undefined}
      aria-hidden
    >
      {length.toLocaleString("en")} of {most.toLocaleString("en")} characters
    </Text>
  ) : null;
}
