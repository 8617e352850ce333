import { Box, Field, Flex, Stack } from "@chakra-ui/react";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { languageChoices } from "../../product/languages.ts";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { RichText } from "../rich/RichText.tsx";
import { SelectField } from "./fields.tsx";
import { LengthCounter } from "./LengthCounter.tsx";
import { useField, useText } from "./useField.ts";

const choices = difficulties.map((value) => ({ value, label: capitalized(value) }));

export interface SettingsProps {
  kind: Kind;
}

export function SettingsFields({ kind }: SettingsProps) {
  return (
    <Stack gap="5">
      <Description kind={kind} />
      <Flex gap="5" wrap="wrap">
        {kind === "QUIZ" && (
          <Box flex="0 1 12rem">
            <SelectField name="difficulty" label="Difficulty" choices={choices} />
          </Box>
        )}
        <Box flex="0 1 12rem">
          <Language />
        </Box>
      </Flex>
      <Formatting />
    </Stack>
  );
}

/** Texts keep their source. Only the way they are shown changes. */
function Formatting() {
  const { value, put } = useField("format");
  return (
    <SwitchField
      label="Formatting"
      hint="Bold, lists, links, code, images and formulas. If off, Markdown is shown as plain text."
      checked={value === "rich"}
      onChange={(isRich) => put(isRich ? "rich" : "plain")}
    />
  );
}

/** The language decides the voice of screen readers and the direction of texts. */
function Language() {
  const languages = [{ value: "", label: "Not set" }, ...languageChoices(useDraftValue("language"))];
  return <SelectField name="language" label="Language" choices={languages} />;
}

const invitation = {
  QUIZ: "Topic and audience. Shown before the first question.",
  SURVEY: "What do you want to learn, and how long does it take? Shown before the first question.",
  ASSESSMENT:
    "Which skill is this about, and what will people learn about themselves? Shown before the first question.",
};

function Description({ kind }: { kind: Kind }) {
  const { control, fieldError } = useText("description");
  return (
    <Field.Root role="presentation" invalid={fieldError !== undefined}>
      <Field.Label color="fg.muted">Description</Field.Label>
      <RichText {...control} variant="flushed" placeholder={invitation[kind]} />
      <LengthCounter name={control.name} />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}
