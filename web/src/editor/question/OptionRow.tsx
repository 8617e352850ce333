import { Box, Field, Flex, IconButton, Input, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { numeric, oneLine } from "../field/fields.tsx";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { useField, useText } from "../field/useField.ts";
import { RichText } from "../rich/RichText.tsx";

interface OptionRowProps {
  question: number;
  place: number;
  optionKey: string;
  choosesCorrect: boolean;
  weighted: Scale | null;
  handle: ReactNode;
  onRemove: (() => void) | null;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPasteText: (text: string, control: HTMLTextAreaElement) => boolean;
}

export const letterOf = (place: number) => String.fromCharCode(65 + place);

export function OptionRow(props: OptionRowProps) {
  const { question, place, optionKey, choosesCorrect, weighted, handle, onRemove, onKeyDown, onPasteText } = props;
  const name = `questions.${question}.options.${place}.text` as const;
  const { control, fieldError } = useText(name, { clean: oneLine });
  return (
    <Flex gap="1" align="flex-start" py="1" bg="bg">
      {choosesCorrect ? (
        <CorrectLetter question={question} place={place} optionKey={optionKey} />
      ) : (
        <Letter>{letterOf(place)}</Letter>
      )}
      <Field.Root role="presentation" invalid={fieldError !== undefined} flex="1" minW="0">
        <RichText
          {...control}
          isLine
          variant="flushed"
          aria-label={`Option ${letterOf(place)}`}
          placeholder={`Option ${place + 1}`}
          onKeyDown={onKeyDown}
          onPasteText={onPasteText}
        />
        <LengthCounter name={name} />
        <Field.ErrorText>{fieldError}</Field.ErrorText>
      </Field.Root>
      <Flex
        flexShrink="0"
        ms={weighted ? "2" : undefined}
        direction={{ base: weighted ? "column" : "row", md: "row" }}
        align={{ base: "flex-end", md: "flex-start" }}
      >
        {weighted && <Weight question={question} place={place} scale={weighted} />}
        <Flex pt="1">
          {handle}
          {onRemove && (
            <IconButton
              variant="ghost"
              colorPalette="ink"
              color="fg.muted"
              size="sm"
              aria-label={`Remove option ${letterOf(place)}`}
              onClick={onRemove}
            >
              <X aria-hidden />
            </IconButton>
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

function CorrectLetter({ question, place, optionKey }: { question: number; place: number; optionKey: string }) {
  const name = `questions.${question}.correct` as const;
  const { value, fieldError, put } = useField(name);
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
        "& [aria-hidden]": { ...badge, borderColor: fieldError ? "border.error" : badge.borderColor },
        "&:hover [aria-hidden]": { borderColor: "accent", color: "accent.fg" },
        "& :checked + [aria-hidden]": { layerStyle: "chosen" },
        "& :focus-visible + [aria-hidden]": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      }}
    >
      <VisuallyHidden asChild>
        <input
          type="radio"
          name={name}
          value={optionKey}
          checked={value === optionKey}
          onChange={() => put(optionKey)}
        />
      </VisuallyHidden>
      <span aria-hidden>{letterOf(place)}</span>
      <VisuallyHidden>Option {letterOf(place)} is correct</VisuallyHidden>
    </Flex>
  );
}

function Weight({ question, place, scale }: { question: number; place: number; scale: Scale }) {
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
        aria-label={`Weight of option ${letterOf(place)}`}
      />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}
