import { Box, Button, Field, Flex, Text } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { announce } from "../../../ui/announce.ts";
import { isComposing } from "../../../ui/composing.ts";
import { GrowingText } from "../../../ui/form/GrowingText.tsx";
import { QuietButton } from "../../../ui/form/QuietButton.tsx";
import { SortableItem, SortableList } from "../../../ui/form/SortableList.tsx";
import { Plus, X } from "../../../ui/icons.ts";
import { toast } from "../../../ui/toast.tsx";
import { line } from "../../draft/draft.ts";
import { draftValue, useDraft, useEntries } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { useFieldError } from "../../field/fieldErrors.ts";
import { oneLine } from "../../field/fields.tsx";
import { changeAndFocus } from "../../field/focus.ts";
import { LengthCounter } from "../../field/LengthCounter.tsx";
import { useText } from "../../field/useField.ts";
import { RichText } from "../../rich/RichText.tsx";
import { linesOf, pasteLines } from "../paste.ts";

interface LineListProps {
  name: `questions.${number}.${"rows" | "accepted"}`;
  noun: "Row" | "Answer";
  label: ReactNode;
  max: number;
}

/** Lines of text, such as the rows of a matrix. Enter adds a line, and pasted lines become one entry each. */
export function LineList({ name, noun, label, max }: LineListProps) {
  const { present } = useDraft();
  const { keys, insert, remove, move, replace } = useEntries(name);
  const labelId = useId();
  const errorId = useId();
  const fieldError = useFieldError(name);
  const canAdd = keys.length < max;
  const canRemove = keys.length > 1;
  const focusOn = (place: number, change = () => {}) => changeAndFocus(change, `${name}.${place}.text`);
  const add = (place: number) => focusOn(place, () => insert(place, line()));

  function drop(place: number, next: number) {
    focusOn(next, () => remove(place));
    announce(`${noun} ${place + 1} removed`);
  }

  function shift(from: number, to: number) {
    if (to < 0 || to >= keys.length) return;
    focusOn(to, () => move(from, to));
    announce(`${noun} now at place ${to + 1} of ${keys.length}`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, place: number) {
    if (isComposing(event)) return;
    const isEmpty = event.currentTarget.value === "";
    if (event.key === "Enter") {
      event.preventDefault();
      const isNextEmpty = place + 1 < keys.length && draftValue(present(), `${name}.${place + 1}.text`) === "";
      if (place + 1 < keys.length && (!canAdd || isEmpty || isNextEmpty)) focusOn(place + 1);
      else if (canAdd && !isEmpty) add(place + 1);
    } else if (event.key === "Backspace" && isEmpty && canRemove) {
      event.preventDefault();
      drop(place, Math.max(0, place - 1));
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      shift(place, place + (event.key === "ArrowUp" ? -1 : 1));
    }
  }

  function takePasted(text: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement, place: number) {
    const lines = linesOf(text);
    if (!lines) return false;
    const first = value.slice(0, selectionStart) + lines[0] + value.slice(selectionEnd);
    const pasted = pasteLines(draftValue(present(), name), place, [first, ...lines.slice(1)], max, () => line());
    const count = lines.length - pasted.left.length;
    focusOn(place + count - 1, () => replace(pasted.entries));
    if (pasted.left.length === 0) announce(`${lines.length} lines pasted`);
    else toast.show({ title: `${count} of ${lines.length} lines pasted`, description: `There can be ${max} here.` });
    return true;
  }

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={fieldError ? errorId : undefined}>
      <Text id={labelId} color="fg.muted" fontSize="sm" pb="1">
        {label}
      </Text>
      <SortableList ids={keys} noun={noun} onMove={move}>
        <Box as="ol" listStyleType="none">
          {keys.map((key, place) => (
            <SortableItem key={key} id={key} handleLabel={`Move ${noun.toLowerCase()} ${place + 1}`}>
              {(handle) => (
                <Flex gap="1" align="flex-start" py="1" bg="bg">
                  <Line
                    name={`${name}.${place}.text`}
                    label={`${noun} ${place + 1}`}
                    onKeyDown={(event) => onKeyDown(event, place)}
                    onPasteText={(text, control) => takePasted(text, control, place)}
                  />
                  <Flex pt="1" flexShrink="0">
                    {handle}
                    {canRemove && (
                      <QuietButton
                        label={`Remove ${noun.toLowerCase()} ${place + 1}`}
                        onClick={() => drop(place, Math.min(place, keys.length - 2))}
                      >
                        <X aria-hidden />
                      </QuietButton>
                    )}
                  </Flex>
                </Flex>
              )}
            </SortableItem>
          ))}
        </Box>
      </SortableList>
      <FieldError id={errorId}>{fieldError}</FieldError>
      <Button variant="ghost" size="sm" mt="1" ms="1" disabled={!canAdd} onClick={() => add(keys.length)}>
        <Plus aria-hidden /> Add {noun}
      </Button>
    </Box>
  );
}

interface LineProps {
  name: `questions.${number}.${"rows" | "accepted"}.${number}.text`;
  label: string;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPasteText: (text: string, control: HTMLTextAreaElement) => boolean;
}

function Line({ name, label, onPasteText, ...keys }: LineProps) {
  const { control, fieldError } = useText(name, { clean: oneLine });
  const look = { ...control, ...keys, variant: "flushed", "aria-label": label, placeholder: label } as const;
  return (
    <Field.Root role="presentation" invalid={fieldError !== undefined} flex="1" minW="0">
      {name.includes(".rows.") ? (
        <RichText {...look} isLine onPasteText={onPasteText} />
      ) : (
        <GrowingText
          {...look}
          onPaste={(event) => {
            const { clipboardData, currentTarget } = event;
            if (onPasteText(clipboardData.getData("text/plain"), currentTarget)) event.preventDefault();
          }}
        />
      )}
      <LengthCounter name={name} />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}
