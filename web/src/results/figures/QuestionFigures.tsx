import { createContext, type ReactNode, type RefObject, use, useMemo } from "react";
import { rateOf } from "../questions/overview.ts";
import type { AnalysedItem, Analysis } from "./analysis.ts";
import { type Frame, type Place, questionCells, type Tally, tallyOf, wordingCells } from "./frame.ts";
import { useFrame } from "./useFrame.ts";

interface Option {
  readonly text: string;
  readonly isCorrect: boolean | null | undefined;
  readonly weight: number | null | undefined;
}

export interface PlacedQuestion {
  readonly contentId: string;
  readonly key: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly wordings: number;
  readonly place: Place;
}

export interface FigureSet extends Pick<PlacedQuestion, "contentId" | "key"> {
  readonly text: string;
  readonly tally: Tally<Option>;
  readonly rate: number | null;
  readonly wordings: readonly Tally<Option>[];
  readonly analysis: Analysis | null;
  readonly item: AnalysedItem | null;
  /** The analysis is older than the counts. */
  readonly isAnalysisLate: boolean;
}

const FigureSetContext = createContext<FigureSet | null>(null);

interface QuestionFiguresProps {
  question: PlacedQuestion;
  element: RefObject<Element | null>;
  children: ReactNode;
}

/** Provides the figures of a question. Only the components that read them render again. */
export function QuestionFigures({ question, element, children }: QuestionFiguresProps) {
  const frame = useFrame(question.place.layout, element);
  const figures = useMemo(() => figuresOf(question, frame), [question, frame]);
  return <FigureSetContext value={figures}>{children}</FigureSetContext>;
}

export function useQuestionFigures(): FigureSet {
  const figures = use(FigureSetContext);
  if (!figures) throw new Error("No question is shown here");
  return figures;
}

function figuresOf(
  { contentId, key, text, options, wordings, place }: PlacedQuestion,
  { all, counts, analysis }: Frame,
): FigureSet {
  const tally = tallyOf(questionCells(counts, place), options);
  const item = analysis?.items.get(key) ?? null;
  return {
    contentId,
    key,
    text,
    tally,
    rate: rateOf(tally),
    wordings: Array.from({ length: wordings }, (_, wording) => tallyOf(wordingCells(counts, place, wording), options)),
    analysis,
    item: item && place.shape.isPartial ? { ...item, isPartial: true } : item,
    isAnalysisLate: analysis !== null && analysis.attempts !== all,
  };
}
