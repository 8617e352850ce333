import { Box } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { kindLabel } from "../product/kind.ts";
import { countOf, formatCount, formatDateTime } from "../ui/text/format.ts";
import { foreignZone } from "../ui/text/zone.ts";
import { useAllAttempts, useAttempts } from "./figures/useFrame.ts";
import { chips } from "./filter/chips.ts";
import { useFiltering } from "./filter/filtering.ts";
import type { ResultsContent } from "./resultsContent.ts";

export function PrintedHead({ content }: { content: ResultsContent }) {
  const { kind, timeZone, results } = content;
  const zone = foreignZone(timeZone);
  const at = usePrintTime();
  const filtering = useFiltering();
  if (!results) return null;
  const { questions } = results;
  const filters = chips(filtering?.filter ?? {}, questions);
  return (
    <Box display="none" mb="5" color="fg.muted" _print={{ display: "block" }}>
      {kindLabel(kind)} · {countOf(questions.filter(({ isCurrent }) => isCurrent).length, "question")} ·{" "}
      <Responses isNarrowed={filters.length > 0} />
      {" · as of "}
      {formatDateTime(at.toISOString())}
      {zone && ` · days in ${zone}`}
      {filters.length > 0 && (
        <Box>Only: {filters.map(({ text }) => text).join("; ")}. Pale behind the bars: all responses.</Box>
      )}
    </Box>
  );
}

function Responses({ isNarrowed }: { isNarrowed: boolean }) {
  const [attempts, all] = [useAttempts(), useAllAttempts()];
  return isNarrowed ? `${formatCount(attempts)} of ${countOf(all, "response")}` : countOf(attempts, "response");
}

function usePrintTime() {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // Rendered synchronously, because the browser prints as soon as this returns.
    const update = () => flushSync(() => setAt(new Date()));
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, []);
  return at;
}
