import { Box, Stack, Text } from "@chakra-ui/react";
import { useEffect, useId } from "react";
import { useDraftValue, useEntries } from "../../draft/useDraft.ts";
import { TextField } from "../../field/fields.tsx";
import { Written } from "../../rich/shown/Written.tsx";
import { letterOf } from "../letter.ts";

interface FeedbackFieldsProps {
  question: number;
  /** Whether the author asked for the fields, and so writes the first one next. */
  isNew: boolean;
}

/** Feedback on each option of a question, for participants who choose it. */
export function FeedbackFields({ question, isNew }: FeedbackFieldsProps) {
  const name = `questions.${question}.options` as const;
  const { keys } = useEntries(name);
  const hintId = useId();
  useEffect(() => {
    if (isNew) document.getElementsByName(`${name}.0.feedback`)[0]?.focus();
  }, [isNew, name]);
  return (
    <Stack role="group" gap="3" aria-label="Feedback by option" aria-describedby={hintId}>
      <Box>
        <Text fontWeight="medium">Feedback by option</Text>
        <Text id={hintId} fontSize="sm" color="fg.muted">
          Shown with the result to participants who chose the option.
        </Text>
      </Box>
      {keys.map((key, place) => (
        <TextField
          key={key}
          name={`${name}.${place}.feedback`}
          label={<OptionName question={question} place={place} />}
          lines={2}
          isRich
        />
      ))}
    </Stack>
  );
}

function OptionName({ question, place }: { question: number; place: number }) {
  const text = useDraftValue(`questions.${question}.options.${place}.text`);
  return (
    <Box as="span" lineClamp={2} overflowWrap="anywhere">
      Feedback on {letterOf(place)}
      {text && (
        <Box as="span" fontWeight="normal" color="fg.muted">
          {" "}
          <Written shape="inline">{text}</Written>
        </Box>
      )}
    </Box>
  );
}
