import { Text } from "@chakra-ui/react";
import { useEffect } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { lengthOf } from "../../../../api/src/platform/shared/characters.shared.ts";
import { announce } from "../../ui/announce.ts";
import { formatCount } from "../../ui/text/format.ts";
import type { Draft } from "../draft/draft.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { maxLengthOf } from "./maxLength.ts";

/** The share of the limit from which the count is shown. */
const shownFrom = 0.9;
/** Milliseconds without typing after which screen readers hear the count. */
const announcementDelay = 1000;

interface LengthCounterProps {
  name: FieldPathByValue<Draft, string>;
  most?: number | null;
}

/** The length of a text and its limit, shown only near the limit. */
export function LengthCounter({ name, most = maxLengthOf(name) }: LengthCounterProps) {
  const length = useDraftValue(name, (text = "") => {
    if (most === null || text.length < most * shownFrom) return null;
    const length = lengthOf(text.trim(), most);
    return length >= most * shownFrom ? length : null;
  });
  const isNear = most !== null && length !== null;
  const remaining = isNear ? most - length : 0;
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(
      () => announce(remaining < 0 ? `${-remaining} characters too many` : `${remaining} characters left`),
      announcementDelay,
    );
    return () => clearTimeout(timer);
  }, [isNear, remaining]);
  return isNear ? (
    <Text
      alignSelf="flex-end"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      color={remaining < 0 ? "fg.error" : "fg.muted"}
      fontWeight={remaining < 0 ? "medium" : undefined}
      aria-hidden
    >
      {formatCount(length)} of {formatCount(most)} characters
    </Text>
  ) : null;
}
