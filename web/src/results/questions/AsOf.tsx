import { Text } from "@chakra-ui/react";
import { countOf, formatTime } from "../../ui/text/format.ts";
import type { Analysis } from "../figures/analysis.ts";

/** Says of when an analysis is, where the figures beside it are of another moment: it follows them after a pause. */
export function AsOf({ attempts, asOf }: Pick<Analysis, "attempts" | "asOf">) {
  return (
    <Text mt="1" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      As of <time dateTime={asOf}>{formatTime(asOf)}</time>, {countOf(attempts, "answer")}.
    </Text>
  );
}
