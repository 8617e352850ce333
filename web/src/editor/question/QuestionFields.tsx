import { Box, Button, Field, Stack } from "@chakra-ui/react";
import { lazy, memo, use, useState } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { hasFeedback } from "../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { Plus } from "../../ui/icons.ts";
import { LazyPart, Optional } from "../../ui/layout/LazyPart.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { TextField } from "../field/fields.tsx";
import { changeAndFocus } from "../field/focus.ts";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { useText } from "../field/useField.ts";
import { RichText } from "../rich/RichText.tsx";
import { typeSent } from "../saving/answering.ts";
import { AnswerFields } from "./answer/AnswerFields.tsx";
import { AnswerType, Demands } from "./answer/AnswerType.tsx";
import { Sources } from "./passages.ts";

// Parts that are not needed to write a question load later.
const Scoring = lazy(async () => ({ default: (await import("./answer/ScoringFields.tsx")).QuestionScoring }));
const FeedbackFields = lazy(async () => ({ default: (await import("./answer/FeedbackFields.tsx")).FeedbackFields }));
const Passage = lazy(async () => ({ default: (await import("../../product/Passage.tsx")).Passage }));
const Hints = lazy(async () => ({ default: (await import("./Hints.tsx")).Hints }));

interface QuestionFieldsProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

/** Memoized: not rendered when other questions change. */
export const QuestionFields = memo(({ question, kind, scale }: QuestionFieldsProps) => {
  const type = useDraftValue(`questions.${question}.questionType`);
  return (
    <Stack gap="4">
      <QuestionText question={question} />
      <AnswerType question={question} kind={kind} scale={scale} />
      <AnswerFields question={question} kind={kind} scale={scale} />
      <Demands question={question} kind={kind} />
      {kind === "QUIZ" && type === "multi_select" && (
        <LazyPart>
          <Scoring question={question} />
        </LazyPart>
      )}
      {kind !== "SURVEY" && <Explanation question={question} />}
      {hasFeedback(kind, typeSent(kind, type)) && <Feedback question={question} />}
      <Source question={question} />
      <Optional>
        <Hints question={question} kind={kind} />
      </Optional>
    </Stack>
  );
});

/** The passage that a drafted question is based on. */
function Source({ question }: { question: number }) {
  const key = useDraftValue(`questions.${question}.key`);
  const source = use(Sources).get(key);
  return (
    source?.passage && (
      <LazyPart>
        <Passage text={source.passage} anchor={source.passageAnchor ?? null} />
      </LazyPart>
    )
  );
}

function QuestionText({ question }: { question: number }) {
  const { control, fieldError } = useText(`questions.${question}.questionText`);
  return (
    <Field.Root role="presentation" invalid={fieldError !== undefined}>
      <RichText
        {...control}
        variant="flushed"
        pt="1"
        fontFamily="heading"
        fontSize="xl"
        aria-label={`Question ${question + 1}`}
        placeholder="Write your question"
      />
      <LengthCounter name={control.name} />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}

/** Rarely used, so shown on request. */
function Explanation({ question }: { question: number }) {
  const name = `questions.${question}.explanation` as const;
  const isWritten = useDraftValue(name, (text) => text !== "");
  const [isOpen, setOpen] = useState(false);
  if (isOpen || isWritten) {
    return <TextField name={name} label="Explanation" hint="Shown with the result" lines={2} isRich />;
  }
  return <AddButton onClick={() => changeAndFocus(() => setOpen(true), name)}>Add Explanation</AddButton>;
}

const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Box>
    <Button variant="ghost" size="sm" ms="1" onClick={onClick}>
      <Plus aria-hidden /> {children}
    </Button>
  </Box>
);

function Feedback({ question }: { question: number }) {
  const isWritten = useDraftValue(`questions.${question}.options`, (options) =>
    options.some(({ feedback }) => feedback !== ""),
  );
  const [isOpen, setOpen] = useState(false);
  const add = <AddButton onClick={() => setOpen(true)}>Add Feedback by Option</AddButton>;
  if (!isOpen && !isWritten) return add;
  return (
    <LazyPart fallback={isOpen && add}>
      <FeedbackFields question={question} isNew={isOpen} />
    </LazyPart>
  );
}
