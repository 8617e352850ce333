import { Box, Field, Input, Stack, Textarea } from "@chakra-ui/react";
import { difficulties } from "../../../api/src/content/content.rules.ts";
import { capitalized } from "../../../api/src/platform/words.rules.ts";
import type { Kind } from "../ui/kind.ts";
import { Count } from "./Count.tsx";
import { SelectField } from "./fields.tsx";
import { useText } from "./useField.ts";

const choices = difficulties.map((value) => ({ value, label: capitalized(value) }));

/** The head of the page: written in place, in the type it will be read in. */
export function HeadFields({ kind }: { kind: Kind }) {
  return (
    <Stack gap="5">
      <Title />
      <Description kind={kind} />
      {kind === "QUIZ" && (
        <Box maxW="48">
          <SelectField name="difficulty" label="Difficulty" choices={choices} />
        </Box>
      )}
    </Stack>
  );
}

function Title() {
  const { control, complaint } = useText("title");
  return (
    <Field.Root invalid={complaint !== undefined} required>
      <Field.Label color="fg.muted">Title</Field.Label>
      <Input
        {...control}
        variant="flushed"
        h="14"
        fontFamily="heading"
        fontSize={{ base: "2xl", md: "3xl" }}
        placeholder="Untitled"
        autoComplete="off"
      />
      <Count name={control.name} text={control.value} />
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </Field.Root>
  );
}

const invitation = {
  QUIZ: "What is it about, and for whom? Shown before the first question.",
  SURVEY: "What do you want to learn, and how long does it take? Shown before the first question.",
  ASSESSMENT: "Which skill is this about, and what will people learn of themselves? Shown before the first question.",
};

function Description({ kind }: { kind: Kind }) {
  const { control, complaint } = useText("description");
  return (
    <Field.Root invalid={complaint !== undefined}>
      <Field.Label color="fg.muted">Description</Field.Label>
      <Textarea {...control} variant="flushed" autoresize rows={1} minH="0" placeholder={invitation[kind]} />
      <Count name={control.name} text={control.value} />
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </Field.Root>
  );
}
