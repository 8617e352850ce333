import { Box, type BoxProps, Button } from "@chakra-ui/react";
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { fewestAttempts } from "../../../api/src/results/analysis/verdict/grade.shared.ts";
import { peoplePath } from "../product/kind.ts";
import { LinkButton } from "../ui/form/LinkButton.tsx";
import { useIsPrinting } from "../ui/hooks/useIsPrinting.ts";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import { NamedAttempt } from "./attempts/NamedAttempt.tsx";
import { Days } from "./charts/Days.tsx";
import { LevelDistribution } from "./charts/LevelDistribution.tsx";
import { Numbers } from "./charts/Numbers.tsx";
import { ScoreHistogram } from "./charts/ScoreHistogram.tsx";
import type { Analysis } from "./figures/analysis.ts";
import { useFigure, useFrame, useIsAnswered } from "./figures/useFrame.ts";
import { useFiltering, useIsFiltered } from "./filter/filtering.ts";
import { OptionalPart } from "./OptionalPart.tsx";
import { AnalysedQuestions } from "./questions/AnalysedQuestions.tsx";
import { Analyst } from "./questions/Analyst.tsx";
import { loadedParts } from "./questions/parts.ts";
import type { ResultsContent } from "./resultsContent.ts";
import { type Tab, tabOf, tabs, withTab } from "./tabs.ts";

// Few items group their results by a link parameter.
const Groups = lazy(async () => ({ default: (await import("./groups/Groups.tsx")).Groups }));

interface ResultTabsProps {
  content: ResultsContent;
  list: ReactNode;
  /** Above the figures. */
  notice?: ReactNode;
  /** The visible figures do not match the address yet. */
  isPending: boolean;
}

/** Shows one part of the results at a time. Paper gets them all, without the list of responses. */
export function ResultTabs({ content, list, notice, isPending }: ResultTabsProps) {
  const { id, key, kind, linkFields, results } = content;
  const [address] = useSearchParams();
  const tab = useTab();
  const isPrinting = useIsPrinting();
  const isNarrowed = useIsFiltered();
  const shows = (name: Tab) => isPrinting || name === tab;
  const isAnswered = useIsAnswered();
  const isTelling = useFigure(({ attempts }) => attempts >= fewestAttempts);
  const layout = results?.layout ?? "";
  const questions = useMemo(
    () =>
      (results?.questions ?? [])
        .filter(({ isCurrent }) => isCurrent)
        .map(({ question }, place) => ({ ...question, number: place + 1 })),
    [results?.questions],
  );
  const isAnalysed = kind !== "SURVEY" && isAnswered;
  const [settled, setSettled] = useState<string | null>(null);
  const settle = useCallback(() => setSettled(id), [id]);
  // Otherwise the table would move down when the questions to look at appear above it.
  const isAwaited = isAnalysed && isTelling && settled !== id && !isPrinting;

  return (
    <>
      {isAnalysed && <Analyst key={id} id={id} kind={kind} layout={layout} onSettled={settle} />}
      <Tabs
        label="Results"
        selected={tab}
        isPending={isPending}
        tabs={(Object.keys(tabs) as Tab[]).map((name) => ({
          name,
          label: tabs[name],
          to: { search: `?${withTab(address, name)}` },
        }))}
      >
        {!isAnswered ? (
          <NothingMatches />
        ) : (
          <>
            {shows("overview") && (
              <Part>
                {notice}
                <Numbers content={content} />
                {isAnalysed && isTelling && !isPrinting && (
                  // As high as the line that loads later.
                  <Box minH="4.5rem">
                    <Analysed layout={layout}>
                      {({ AttentionLink }, analysis) => (
                        <AttentionLink kind={kind} questions={questions} analysis={analysis} />
                      )}
                    </Analysed>
                  </Box>
                )}
                {kind === "ASSESSMENT" && <LevelDistribution content={content} />}
                {kind !== "SURVEY" && <ScoreHistogram content={content} />}
                {linkFields?.some(({ isGroup }) => isGroup) && (
                  <OptionalPart>
                    <Groups contentId={id} kind={kind} isNarrowed={isNarrowed} />
                  </OptionalPart>
                )}
              </Part>
            )}
            {shows("time") && (
              <Part>
                <Days content={content} />
              </Part>
            )}
            {shows("questions") && (
              // The table of all questions starts on a new page in print.
              <Part breakBefore="page" visibility={isAwaited ? "hidden" : undefined}>
                {isAnalysed && (
                  <Analysed layout={layout}>
                    {({ Attention }, analysis) => (
                      <Attention itemKey={key} kind={kind} questions={questions} analysis={analysis} />
                    )}
                  </Analysed>
                )}
                <AnalysedQuestions content={content} />
                {isAnalysed && <Analysed layout={layout}>{({ TestNote }) => <TestNote layout={layout} />}</Analysed>}
              </Part>
            )}
          </>
        )}
        {tab === "people" && isAnswered ? (
          <Part position="relative" _print={{ display: "none" }}>
            <LinkButton
              to={peoplePath(key)}
              variant="outline"
              colorPalette="ink"
              size="sm"
              position="absolute"
              insetEnd="0"
              top="-1"
            >
              Invite People
            </LinkButton>
            {list}
          </Part>
        ) : (
          <NamedAttempt ids={[]} />
        )}
      </Tabs>
    </>
  );
}

interface AnalysedProps {
  layout: string;
  children: (parts: NonNullable<ReturnType<typeof loadedParts>>, analysis: Analysis) => ReactNode;
}

function Analysed({ layout, children }: AnalysedProps) {
  const { analysis } = useFrame(layout);
  const parts = loadedParts();
  return analysis && parts && children(parts, analysis);
}

/** The tabs above separate the first section already. */
const first = { "@media screen": { "& > section:first-of-type": { borderTopWidth: 0, marginTop: 0, paddingTop: 0 } } };

const Part = (part: BoxProps) => <Box css={first} {...part} />;

/** The tab in the address. An address that only implies its tab is replaced, so that the tab stays. */
function useTab(): Tab {
  const [address] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const tab = tabOf(address, hash);
  const search = String(withTab(address, tab));
  const isNamed = tab === "overview" || address.get("tab") === tab;
  useEffect(() => {
    const named = new URLSearchParams(search);
    named.set("tab", tab);
    if (!isNamed) void navigate({ search: `?${named}`, hash }, { replace: true, state, preventScrollReset: true });
  }, [search, tab, hash, state, isNamed, navigate]);
  return tab;
}

function NothingMatches() {
  const filtering = useFiltering();
  return (
    <EmptyState
      headingLevel="h2"
      title="No responses match"
      action={
        <Button variant="outline" colorPalette="ink" mt="2" onClick={filtering?.clear}>
          Clear Filters
        </Button>
      }
    >
      Remove a filter, or clear them all.
    </EmptyState>
  );
}
