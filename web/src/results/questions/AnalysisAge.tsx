import { Text } from "@chakra-ui/react";
import { countOf, formatTime } from "../../ui/text/format.ts";
import type { Analysis } from "../figures/analysis.ts";

export const AnalysisAge = ({ attempts, asOf }: Pick<Analysis, "attempts" | "asOf">) => (
  <Text mt="1" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
    As of <time dateTime={asOf}>{formatTime(asOf)}</time>, {countOf(attempts, "response")}.
  </Text>
);
