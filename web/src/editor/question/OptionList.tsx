import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useId } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { mostOptions } from "../../../../api/src/content/question/form/problem.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { announce } from "../../ui/announce.ts";
import { isComposing } from "../../ui/composing.ts";
import { SortableItem, SortableList } from "../../ui/form/SortableList.tsx";
import { Plus } from "../../ui/icons.ts";
import { toast } from "../../ui/toast.tsx";
import { nextOption } from "../draft/draft.ts";
import { draftValue, useDraft, useDraftValue, useEntries } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { changeAndFocus } from "../field/focus.ts";
import { typeSent } from "../saving/answering.ts";
import { SpecialOptions } from "./answer/SpecialOptions.tsx";
import { letterOf, nameOf } from "./letter.ts";
import { OptionRow } from "./OptionRow.tsx";
import { linesOf, pasteLines } from "./paste.ts";

interface OptionListProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

export function OptionList({ question, kind, scale }: OptionListProps) {
  const name = `questions.${question}.options` as const;
  const { present } = useDraft();
  const { keys, insert, remove, move, replace } = useEntries(name);
  const errorId = useId();
  const fieldError = useFieldError(name, `questions.${question}.correct`, `questions.${question}.rights`);
  const type = useDraftValue(`questions.${question}.questionType`);
  const isPoints = type === "scale" || type === "matrix";
  const isSeveral = type === "multi_select";
  const marksRight = kind === "QUIZ";
  const hasSpecials = kind === "SURVEY" && !isPoints;
  const noun = isPoints ? "Point" : "Option";

  const max = mostOptions(kind, typeSent(kind, type));
  const canAdd = keys.length < max;
  const canRemove = keys.length > 2;
  const focusOn = (place: number, change = () => {}) => changeAndFocus(change, `${name}.${place}.text`);
  const textAt = (place: number) => draftValue(present(), `${name}.${place}.text`);

  function add(place: number) {
    focusOn(place, () => insert(place, nextOption(kind, scale, keys.length)));
  }

  /** The end of the list of options, before "Other" and "None of these". */
  function endOfOptions() {
    const { options, questionType, other, none } = draftValue(present(), `questions.${question}`);
    const special = questionType === "multi_select" ? [other, none] : [other];
    return hasSpecials ? options.findLastIndex(({ key }) => !special.includes(key)) + 1 : options.length;
  }

  function drop(place: number, next: number) {
    focusOn(next, () => remove(place));
    announce(`${nameOf(place, isPoints)} removed`);
  }

  function shift(from: number, to: number) {
    if (to < 0 || to >= keys.length) return;
    focusOn(to, () => move(from, to));
    const now = isPoints ? "Point now" : `Option now ${letterOf(to)},`;
    announce(`${now} place ${to + 1} of ${keys.length}`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, place: number) {
    if (isComposing(event)) return;
    const isEmpty = event.currentTarget.value === "";
    if (event.key === "Enter") {
      event.preventDefault();
      // Enter moves to the next option if it is empty. An empty option adds no other.
      if (place + 1 < keys.length && (!canAdd || isEmpty || textAt(place + 1) === "")) focusOn(place + 1);
      else if (canAdd && !isEmpty) add(place + 1);
    } else if (event.key === "Backspace" && isEmpty && canRemove) {
      event.preventDefault();
      drop(place, Math.max(0, place - 1));
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      shift(place, place + (event.key === "ArrowUp" ? -1 : 1));
    }
  }

  /** Turns several pasted lines into options. */
  function takePasted(text: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement, place: number) {
    const lines = linesOf(text);
    if (!lines) return false;
    const first = value.slice(0, selectionStart) + lines[0] + value.slice(selectionEnd);
    const { entries, left } = pasteLines(draftValue(present(), name), place, [first, ...lines.slice(1)], max, (count) =>
      nextOption(kind, scale, count),
    );
    focusOn(place + lines.length - left.length - 1, () => replace(entries));
    if (left.length === 0) announce(`${lines.length} ${noun.toLowerCase()}s pasted`);
    else {
      toast.show({
        title: `${lines.length - left.length} of ${lines.length} lines pasted`,
        description: `A question here can have ${entries.length} ${noun.toLowerCase()}s.`,
      });
    }
    return true;
  }

  return (
    <Box
      role="group"
      aria-label={
        !marksRight ? `${noun}s` : isSeveral ? "Options, the correct ones marked" : "Options, the correct one marked"
      }
      aria-describedby={fieldError ? errorId : undefined}
    >
      <Flex justify="space-between" color="fg.muted" fontSize="sm" pb="1">
        <Text>
          {marksRight
            ? `Options – choose the ${isSeveral ? "letters of the correct ones" : "letter of the correct one"}`
            : `${noun}s`}
        </Text>
        {kind === "ASSESSMENT" && <Text pe={{ md: canRemove ? "20" : "11" }}>Weight</Text>}
      </Flex>
      <SortableList ids={keys} noun={noun} onMove={move}>
        <Box as="ol" listStyleType="none">
          {keys.map((key, place) => (
            <SortableItem key={key} id={key} handleLabel={`Move ${lowered(nameOf(place, isPoints))}`}>
              {(handle) => (
                <OptionRow
                  question={question}
                  place={place}
                  optionKey={key}
                  isPoint={isPoints}
                  marks={marksRight ? (isSeveral ? "several" : "one") : null}
                  weighted={kind === "ASSESSMENT" ? scale : null}
                  handle={handle}
                  onRemove={canRemove ? () => drop(place, Math.min(place, keys.length - 2)) : null}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  onPasteText={(text, control) => takePasted(text, control, place)}
                />
              )}
            </SortableItem>
          ))}
        </Box>
      </SortableList>
      <FieldError id={errorId}>{fieldError}</FieldError>
      <Button variant="ghost" size="sm" mt="1" ms="1" disabled={!canAdd} onClick={() => add(endOfOptions())}>
        <Plus aria-hidden /> Add {noun}
      </Button>
      {hasSpecials && <SpecialOptions question={question} canAdd={canAdd} />}
    </Box>
  );
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
