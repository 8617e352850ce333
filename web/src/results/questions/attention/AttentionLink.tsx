import { Link } from "@chakra-ui/react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { Notice } from "../../../ui/layout/Notice.tsx";
import { countOf, formatCount } from "../../../ui/text/format.ts";
import type { Analysis } from "../../figures/analysis.ts";
import { withTab } from "../../tabs.ts";
import { type AskedQuestion, useReasons } from "./useReasons.ts";

interface AttentionLinkProps {
  kind: string;
  questions: readonly AskedQuestion[];
  analysis: Analysis;
}

/** A line about the questions that need a look, which leads to them. */
export function AttentionLink({ kind, questions, analysis }: AttentionLinkProps) {
  const [address] = useSearchParams();
  const reasons = useReasons(kind, questions, analysis);
  if (reasons.length === 0) return <Notice>No question needs a look.</Notice>;
  return (
    <Notice tone="warning">
      <Link asChild>
        <RouterLink to={{ search: `?${withTab(address, "questions")}` }}>
          Look at {countOf(reasons.length, "question")}
        </RouterLink>
      </Link>
      {": "}
      {sentence(reasons.map(({ question }) => formatCount(question.number)))}
    </Notice>
  );
}

/** More numbers than a line holds. */
const mostNumbers = 8;

const sentence = (numbers: readonly string[]) =>
  numbers.length > mostNumbers
    ? `${numbers.slice(0, mostNumbers).join(", ")} and ${numbers.length - mostNumbers} more.`
    : `${numbers.join(", ")}.`;
