import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type KeyboardEvent, type MouseEvent, memo, use, useMemo } from "react";
import { limitsOf, type Scale } from "../../../../api/src/content/content.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { announce } from "../../ui/announce.ts";
import { SortableItem, SortableList } from "../../ui/form/SortableList.tsx";
import { Plus } from "../../ui/icons.ts";
import { countOf } from "../../ui/text/format.ts";
import { copyOf, type DraftQuestion, numberOf } from "../draft/draft.ts";
import { draftValue, useDraft, useDraftValue } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { changeAndFocus } from "../field/focus.ts";
import { OpenQuestionContext, useIsOpen } from "./openQuestion.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import { lineLook, QuestionLine } from "./QuestionLine.tsx";
import { QuestionRow, QuestionTools } from "./QuestionRow.tsx";
import { QuestionsContext, questionAround } from "./questions.ts";

interface QuestionListProps {
  kind: Kind;
  scale: Scale;
  create: (kind: Kind, scale: Scale) => DraftQuestion;
}

/** Memoized: with a hundred questions, rendering the list while typing would be slow. */
export const QuestionList = memo(({ kind, scale, create }: QuestionListProps) => {
  const { present } = useDraft();
  const openQuestion = use(OpenQuestionContext);
  const { keys, append, insert, remove, move } = use(QuestionsContext);
  const fieldError = useFieldError("questions");
  const max = limitsOf(kind).questions;
  const isFull = keys.length >= max;

  const actions = useMemo(() => {
    const focusOn = (place: number, change: () => void) =>
      changeAndFocus(change, `questions.${place}.questionText`, `questions.${place}`);
    return {
      open: (key: string, place: number) => focusOn(place, () => openQuestion.set(key)),
      close: (place: number) => focusOn(place, () => openQuestion.set(null)),
      add() {
        const question = create(kind, scale);
        focusOn(keys.length, () => {
          append(question);
          openQuestion.set(question.key);
        });
      },
      duplicate(place: number) {
        const question = copyOf(draftValue(present(), `questions.${place}`));
        focusOn(place + 1, () => {
          insert(place + 1, question);
          openQuestion.set(question.key);
        });
        announce(`Question ${place + 1} duplicated`);
      },
      drop(key: string, place: number) {
        focusOn(Math.min(place, keys.length - 2), () => {
          remove(place);
          if (openQuestion.key() === key) openQuestion.set(null);
        });
        announce(`Question ${place + 1} deleted`);
      },
      shift(event: KeyboardEvent<HTMLElement>, from: number) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || step === undefined || event.defaultPrevented) return;
        event.preventDefault();
        const to = from + step;
        if (to < 0 || to >= keys.length) return;
        const name = (event.target as HTMLElement).getAttribute("name") ?? "";
        changeAndFocus(() => move(from, to), name.replace(`questions.${from}`, `questions.${to}`));
        announce(`Question now at place ${to + 1} of ${keys.length}`);
      },
    };
  }, [keys, append, insert, remove, move, present, openQuestion, create, kind, scale]);

  /** Opens the line that was pressed, except by its other tools. */
  function onClick({ target }: MouseEvent) {
    const line = (target as Element).closest("[data-line]");
    const button = (target as Element).closest("button");
    const key = line && questionAround(line);
    if (key && (button === null || button.name !== "")) actions.open(key, keys.indexOf(key));
  }

  return (
    <Box>
      <SortableList ids={keys} noun="Question" onMove={move}>
        <Box as="ol" listStyleType="none" css={lineLook} onClick={onClick}>
          {keys.map((key, place) => (
            <Question
              key={key}
              id={key}
              place={place}
              kind={kind}
              scale={scale}
              isFull={isFull}
              isOnly={keys.length === 1}
              actions={actions}
            />
          ))}
        </Box>
      </SortableList>
      <FieldError>{fieldError}</FieldError>
      <Flex borderTopWidth="1px" pt="5" gap="4" align="center" wrap="wrap" _print={{ display: "none" }}>
        <Button variant="outline" disabled={isFull} onClick={actions.add}>
          <Plus aria-hidden /> Add Question
        </Button>
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {isFull ? `Limit of ${max} questions reached` : `${keys.length} of up to ${max}`}
        </Text>
        {kind === "QUIZ" && <TotalPoints />}
      </Flex>
    </Box>
  );
});

interface QuestionProps {
  id: string;
  place: number;
  kind: Kind;
  scale: Scale;
  isFull: boolean;
  isOnly: boolean;
  actions: {
    close: (place: number) => void;
    duplicate: (place: number) => void;
    drop: (key: string, place: number) => void;
    shift: (event: KeyboardEvent<HTMLElement>, place: number) => void;
  };
}

/** Memoized: opening a question renders only this one and the one that closes. */
const Question = memo(({ id, place, kind, scale, isFull, isOnly, actions }: QuestionProps) => {
  const isOpen = useIsOpen(id);
  return (
    <SortableItem
      id={id}
      handleLabel={`Move question ${place + 1}`}
      isLate={!isOpen}
      onKeyDown={(event) => actions.shift(event, place)}
    >
      {(handle) => {
        const tools = handle && (
          <QuestionTools
            number={place + 1}
            handle={handle}
            onDuplicate={isFull ? null : () => actions.duplicate(place)}
            onDelete={isOnly ? null : () => actions.drop(id, place)}
          />
        );
        return isOpen ? (
          <QuestionRow id={id} number={place + 1} tools={tools} onDone={() => actions.close(place)}>
            <QuestionFields question={place} kind={kind} scale={scale} />
          </QuestionRow>
        ) : (
          <QuestionLine id={id} place={place} kind={kind} tools={tools} />
        );
      }}
    </SortableItem>
  );
});

function TotalPoints() {
  const total = useDraftValue("questions", (all) => all.reduce((sum, { points }) => sum + (numberOf(points) || 0), 0));
  return (
    <Text ms="auto" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
      {countOf(total, "point")} in all
    </Text>
  );
}
