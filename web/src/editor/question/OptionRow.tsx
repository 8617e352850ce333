import { Box, Field, Flex, Input, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, lazy, type ReactNode } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { X } from "../../ui/icons.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { numeric, oneLine } from "../field/fields.tsx";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { useField, useText } from "../field/useField.ts";
import { RichText } from "../rich/RichText.tsx";
import { SpecialMark } from "./answer/SpecialOptions.tsx";
import { letterOf, nameOf } from "./letter.ts";

// Needed only if options are shuffled.
const PinOption = lazy(async () => ({ default: (await import("./answer/PinOption.tsx")).PinOption }));

interface OptionRowProps {
  question: number;
  place: number;
  optionKey: string;
  isPoint: boolean;
  /** Whether one or several options can be marked as correct. Null if none can. */
  marks: "one" | "several" | null;
  weighted: Scale | null;
  handle: ReactNode;
  onRemove: (() => void) | null;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPasteText: (text: string, control: HTMLTextAreaElement) => boolean;
}

export function OptionRow(props: OptionRowProps) {
  const { question, place, optionKey, isPoint, marks, weighted, handle, onRemove, onKeyDown, onPasteText } = props;
  const name = `questions.${question}.options.${place}.text` as const;
  const { control, fieldError } = useText(name, { clean: oneLine });
  const isShuffled = useDraftValue("rules.shuffleOptions");
  // Pairs keep their order.
  const isMovable = useDraftValue(`questions.${question}.options`, ({ length }) => length > 2) && isShuffled;
  const called = nameOf(place, isPoint);
  return (
    <Flex gap="1" align="flex-start" py="1" bg="bg">
      {marks === null ? (
        <Letter>{isPoint ? place + 1 : letterOf(place)}</Letter>
      ) : marks === "one" ? (
        <OneRight question={question} place={place} optionKey={optionKey} />
      ) : (
        <AlsoRight question={question} place={place} optionKey={optionKey} />
      )}
      <Field.Root role="presentation" invalid={fieldError !== undefined} flex="1" minW="0">
        <RichText
          {...control}
          isLine
          variant="flushed"
          aria-label={called}
          placeholder={`${isPoint ? "Point" : "Option"} ${place + 1}`}
          onKeyDown={onKeyDown}
          onPasteText={onPasteText}
        />
        <SpecialMark question={question} optionKey={optionKey} />
        <LengthCounter name={name} />
        <Field.ErrorText>{fieldError}</Field.ErrorText>
      </Field.Root>
      <Flex
        flexShrink="0"
        ms={weighted ? "2" : undefined}
        direction={{ base: weighted ? "column" : "row", md: "row" }}
        align={{ base: "flex-end", md: "flex-start" }}
      >
        {weighted && <Weight question={question} place={place} isPoint={isPoint} scale={weighted} />}
        <Flex pt="1">
          {isMovable && !isPoint && (
            <LazyPart>
              <PinOption question={question} place={place} optionKey={optionKey} />
            </LazyPart>
          )}
          {handle}
          {onRemove && (
            <QuietButton
              label={`Remove ${isPoint ? "point" : "option"} ${isPoint ? place + 1 : letterOf(place)}`}
              onClick={onRemove}
            >
              <X aria-hidden />
            </QuietButton>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
}

const badge = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  boxSize: "7",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  fontSize: "sm",
  fontWeight: "semibold",
  color: "fg.muted",
} as const;

function Letter({ children }: { children: ReactNode }) {
  return (
    <Flex boxSize="11" flexShrink="0" align="center" justify="center" aria-hidden>
      <Box {...badge}>{children}</Box>
    </Flex>
  );
}

interface RightProps {
  question: number;
  place: number;
  optionKey: string;
}

function OneRight({ question, place, optionKey }: RightProps) {
  const name = `questions.${question}.correct` as const;
  const { value, fieldError, put } = useField(name);
  return (
    <RightLetter place={place} isFaulty={fieldError !== undefined}>
      <input type="radio" name={name} value={optionKey} checked={value === optionKey} onChange={() => put(optionKey)} />
    </RightLetter>
  );
}

function AlsoRight({ question, place, optionKey }: RightProps) {
  const name = `questions.${question}.rights` as const;
  const { value, fieldError, put } = useField(name);
  const isRight = value.includes(optionKey);
  return (
    <RightLetter place={place} isFaulty={fieldError !== undefined}>
      <input
        type="checkbox"
        name={name}
        value={optionKey}
        checked={isRight}
        onChange={() => put(isRight ? value.filter((key) => key !== optionKey) : [...value, optionKey])}
      />
    </RightLetter>
  );
}

function RightLetter({ place, isFaulty, children }: { place: number; isFaulty: boolean; children: ReactNode }) {
  return (
    <Flex
      as="label"
      boxSize="11"
      flexShrink="0"
      align="center"
      justify="center"
      position="relative"
      cursor="pointer"
      css={{
        "& [aria-hidden]": { ...badge, borderColor: isFaulty ? "border.error" : badge.borderColor },
        "&:has([type=checkbox]) [aria-hidden]": { borderRadius: "l1" },
        "&:hover [aria-hidden]": { borderColor: "accent", color: "accent.fg" },
        "& :checked + [aria-hidden]": { layerStyle: "chosen" },
        "& :focus-visible + [aria-hidden]": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      }}
    >
      <VisuallyHidden asChild>{children}</VisuallyHidden>
      <span aria-hidden>{letterOf(place)}</span>
      <VisuallyHidden>Option {letterOf(place)} is correct</VisuallyHidden>
    </Flex>
  );
}

interface WeightProps {
  question: number;
  place: number;
  isPoint: boolean;
  scale: Scale;
}

function Weight({ question, place, isPoint, scale }: WeightProps) {
  const { control, fieldError } = useText(`questions.${question}.options.${place}.weight`);
  const decimal = scale === "decimal";
  return (
    <Field.Root role="presentation" invalid={fieldError !== undefined} width={{ base: "20", md: "24" }} flexShrink="0">
      <Input
        {...control}
        {...numeric}
        max={decimal ? 1 : 100}
        step={decimal ? 0.1 : 1}
        placeholder={decimal ? "0.5" : undefined}
        textAlign="end"
        aria-label={`Weight of ${isPoint ? "point" : "option"} ${isPoint ? place + 1 : letterOf(place)}`}
      />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}
