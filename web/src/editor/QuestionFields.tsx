import { Box, Button, Field, Stack, Textarea } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import type { Scale } from "../../../api/src/content/content.rules.ts";
import type { Kind } from "../ui/kind.ts";
import type { Draft } from "./draft.ts";
import { SelectField, TextField } from "./fields.tsx";
import { focusSoon } from "./focus.ts";
import { OptionList } from "./OptionList.tsx";

interface QuestionFieldsProps {
  question: number;
  kind: Kind;
  scale: Scale;
  fixedOptions?: boolean;
}

const answerTypes = [
  { value: "single_choice", label: "One answer" },
  { value: "multi_select", label: "Several answers" },
] as const;

export function QuestionFields({ question, kind, scale, fixedOptions }: QuestionFieldsProps) {
  return (
    <Stack gap="4">
      <QuestionText question={question} />
      {kind === "SURVEY" && (
        <Box maxW="56">
          <SelectField name={`questions.${question}.questionType`} label="Answer type" choices={answerTypes} />
        </Box>
      )}
      <OptionList question={question} kind={kind} scale={scale} fixed={fixedOptions} />
      {kind !== "SURVEY" && <Explanation question={question} />}
    </Stack>
  );
}

function QuestionText({ question }: { question: number }) {
  const { field, fieldState } = useController<Draft, `questions.${number}.questionText`>({
    name: `questions.${question}.questionText`,
  });
  return (
    <Field.Root invalid={fieldState.invalid}>
      <Textarea
        {...field}
        variant="flushed"
        autoresize
        rows={1}
        minH="0"
        pt="1"
        fontFamily="heading"
        fontSize="xl"
        aria-label={`Question ${question + 1}`}
        placeholder="Write your question"
      />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

/** Most questions need none, so it takes no room until it is wanted. */
function Explanation({ question }: { question: number }) {
  const name = `questions.${question}.explanation` as const;
  const { field } = useController<Draft, typeof name>({ name });
  const [isOpen, setOpen] = useState(false);
  if (isOpen || field.value !== "") {
    return <TextField name={name} label="Explanation" hint="Shown with the result, after the answer." lines={2} />;
  }
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        ms="1"
        onClick={() => {
          setOpen(true);
          focusSoon(name);
        }}
      >
        <Plus aria-hidden /> Add Explanation
      </Button>
    </Box>
  );
}
