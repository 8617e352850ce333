import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type KeyboardEvent, memo, use } from "react";
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
import { QuestionCard } from "./QuestionCard.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import { QuestionRow } from "./QuestionRow.tsx";
import { QuestionsContext } from "./questions.ts";

interface QuestionListProps {
  kind: Kind;
  scale: Scale;
  create: (kind: Kind, scale: Scale) => DraftQuestion;
  /** Restricts editing to one question at a time. Omitted to edit all of them. */
  single?: { open: string | null; onOpen: (key: string | null) => void };
}

/** Memoized: with a hundred questions, rendering the list while typing would be slow. */
export const QuestionList = memo(({ kind, scale, create, single }: QuestionListProps) => {
  const { present } = useDraft();
  const { keys, append, insert, remove, move } = use(QuestionsContext);
  const fieldError = useFieldError("questions");
  const max = limitsOf(kind).questions;
  const isFull = keys.length >= max;

  const focusOn = (place: number, change: () => void) =>
    changeAndFocus(change, `questions.${place}.questionText`, `questions.${place}`);

  function add() {
    const question = create(kind, scale);
    focusOn(keys.length, () => {
      append(question);
      single?.onOpen(question.key);
    });
  }

  function duplicate(place: number) {
    const question = copyOf(draftValue(present(), `questions.${place}`));
    focusOn(place + 1, () => {
      insert(place + 1, question);
      single?.onOpen(question.key);
    });
    announce(`Question ${place + 1} duplicated`);
  }

  function drop(key: string, place: number) {
    focusOn(Math.min(place, keys.length - 2), () => {
      remove(place);
      if (single?.open === key) single.onOpen(null);
    });
    announce(`Question ${place + 1} deleted`);
  }

  function shift(event: KeyboardEvent<HTMLElement>, from: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const to = from + step;
    if (to < 0 || to >= keys.length) return;
    const name = (event.target as HTMLElement).getAttribute("name") ?? "";
    changeAndFocus(() => move(from, to), name.replace(`questions.${from}`, `questions.${to}`));
    announce(`Question now at place ${to + 1} of ${keys.length}`);
  }

  return (
    <Box>
      <SortableList ids={keys} noun="Question" onMove={move}>
        <Box as="ol" listStyleType="none">
          {keys.map((key, place) => {
            const isOpen = !single || single.open === key;
            return (
              <SortableItem
                key={key}
                id={key}
                handleLabel={`Move question ${place + 1}`}
                onKeyDown={(event) => shift(event, place)}
              >
                {(handle) => (
                  <QuestionRow
                    id={key}
                    number={place + 1}
                    handle={handle}
                    onEdit={isOpen ? null : () => focusOn(place, () => single.onOpen(key))}
                    onDone={single && isOpen ? () => focusOn(place, () => single.onOpen(null)) : null}
                    onDuplicate={isFull ? null : () => duplicate(place)}
                    onDelete={keys.length > 1 ? () => drop(key, place) : null}
                  >
                    {isOpen ? (
                      <QuestionFields question={place} kind={kind} scale={scale} />
                    ) : (
                      <QuestionCard question={place} kind={kind} />
                    )}
                  </QuestionRow>
                )}
              </SortableItem>
            );
          })}
        </Box>
      </SortableList>
      <FieldError>{fieldError}</FieldError>
      <Flex borderTopWidth="1px" pt="5" gap="4" align="center" wrap="wrap" _print={{ display: "none" }}>
        <Button variant="outline" disabled={isFull} onClick={add}>
          <Plus aria-hidden /> Add Question
        </Button>
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {isFull ? `${max} questions is the most there can be` : `${keys.length} of at most ${max}`}
        </Text>
        {kind === "QUIZ" && <TotalPoints />}
      </Flex>
    </Box>
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
