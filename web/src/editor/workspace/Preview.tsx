import { Box, Text } from "@chakra-ui/react";
import { memo, use, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Scoring } from "../../../../api/src/content/question/form/form.shared.ts";
import { type Action, begin, entryOf, type Progress, reduce } from "../../take/attempt/attempt.ts";
import type { Item } from "../../take/attempt/item.ts";
import { ProgressNav } from "../../take/question/ProgressNav.tsx";
import { QuestionField } from "../../take/question/QuestionField.tsx";
import type { DraftQuestion } from "../draft/draft.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { CurrentContext, QuestionsContext } from "../question/questions.ts";
import { useQuestionHtml } from "../rich/shown/useQuestionHtml.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { takenOf } from "./taken.ts";

/** The current question as participants see it, drawn by the taker's components at low priority. */
export function Preview() {
  const { keys } = use(QuestionsContext);
  const { current, choose } = use(CurrentContext);
  const position = Math.max(0, keys.indexOf(current ?? ""));
  const title = useDraftValue("title");
  const draft = useDraftValue(`questions.${position}`);
  const scoring = useDraftValue("rules.scoring");
  return (
    <TakersView
      title={useDeferredValue(title)}
      draft={useDeferredValue(draft)}
      scoring={useDeferredValue(scoring)}
      keys={useDeferredValue(keys)}
      position={position}
      onGoTo={choose}
    />
  );
}

interface TakersViewProps {
  title: string;
  draft: DraftQuestion | undefined;
  /** The quiz's scoring. */
  scoring: Scoring;
  keys: readonly string[];
  position: number;
  onGoTo: (key: string) => void;
}

export const TakersView = memo(({ title, draft, scoring, keys, position, onGoTo }: TakersViewProps) => {
  const [entries, setEntries] = useState<Pick<Progress, "answers" | "drafts">>({ answers: {} });
  const progress = useMemo(() => {
    const questions = keys.map((key, order) => ({ ...nothing, id: key, order }));
    return { ...begin({ ...item, title: title || "Untitled", questions }, "", ""), position };
  }, [keys, title, position]);

  const goTo = useCallback((place: number) => keys[place] !== undefined && onGoTo(keys[place]), [keys, onGoTo]);

  const takerQuestion = useMemo(() => draft && takenOf(draft, scoring), [draft, scoring]);
  const html = useQuestionHtml(takerQuestion);
  const question = takerQuestion && { ...takerQuestion, ...(html && { html }) };
  if (!question || (question.questionText === "" && question.options.length === 0)) {
    return (
      <Box borderWidth="1px" borderStyle="dashed" borderRadius="l3" px="6" py="10">
        <Text color="fg.muted" textAlign="center" textWrap="balance">
          Start writing to see what participants see.
        </Text>
      </Box>
    );
  }
  const attempt = { ...progress, ...entries, position: 0, item: { ...progress.item, questions: [question] } };
  function act(action: Action) {
    const state = reduce({ phase: "answering", progress: attempt }, action);
    if (state.phase === "answering") setEntries(state.progress);
  }
  return (
    <PreviewFrame title={`Question ${position + 1} as participants see it`}>
      <Place progress={progress} onGoTo={goTo} />
      <QuestionField
        key={question.id}
        question={question}
        number={position + 1}
        entry={entryOf(attempt, question)}
        way=""
        isLocked={false}
        onChoose={(option, row) => act({ type: "chose", option, row })}
        onEnter={(entry) => act({ type: "entered", entry })}
      />
    </PreviewFrame>
  );
});

const Place = memo(ProgressNav);

const nothing = { questionText: "", questionType: "single_choice" as const, options: [] };

const item: Omit<Item, "title" | "questions"> = {
  id: "preview",
  description: null,
  language: null,
  contentType: "quiz",
  kind: "QUIZ",
  difficulty: null,
  showResultsToTakers: false,
  collectEmailUpfront: false,
  revision: 1,
};
