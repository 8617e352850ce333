import { Box, Button, Flex, Input, Stack, Textarea } from "@chakra-ui/react";
import type { FocusEvent } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { questionCounts } from "../../../../api/src/generation/generation.rules.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { languageChoices } from "../../product/languages.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import { linkFrom } from "../../ui/text/link.ts";
import type { GenerationForm } from "./generationForm.ts";
import { type GeneratedMode, origins } from "./modes.ts";
import { PdfField } from "./PdfField.tsx";
import { QuestionKinds } from "./QuestionKinds.tsx";

interface GenerationFieldsProps {
  kind: Kind;
  mode: GeneratedMode;
  /** False if another field asks for the language. */
  hasLanguage: boolean;
  hasModel: boolean;
}

export function GenerationFields({ kind, mode, hasLanguage, hasModel }: GenerationFieldsProps) {
  const isTitleRequired = mode !== "url";
  return (
    <Stack gap="6">
      {mode === "pdf" && <PdfField kind={kind} />}
      {mode === "url" && <LinkField />}
      {kind !== "ASSESSMENT" && (
        <LineField
          name="title"
          label={isTitleRequired ? "Title" : "Title (optional)"}
          hint={isTitleRequired ? undefined : "Left empty, it is taken from the source."}
          required={isTitleRequired}
        />
      )}
      {mode === "ai" && <TopicField kind={kind} />}
      {mode === "pdf" && kind === "SURVEY" && (
        <LinesField
          name="description"
          rows={2}
          label="Description (optional)"
          hint="Shown before the first question."
        />
      )}
      {mode === "pdf" && (
        <LineField name="pages" label="Pages (optional)" hint="Such as 12-40. Left empty, all are read." maxW="12rem" />
      )}
      <Flex gap="5" wrap="wrap">
        <Box flex="0 1 12rem">
          <ChoiceField
            name="questionCount"
            label="Number of questions"
            options={{ valueAsNumber: true }}
            choices={questionCounts[kind][origins[mode]].choices.map((value) => ({
              value,
              label: `${value} questions`,
            }))}
          />
        </Box>
        {kind === "QUIZ" && (
          <Box flex="0 1 12rem">
            <ChoiceField
              name="difficulty"
              label="Difficulty"
              choices={difficulties.map((value) => ({ value, label: capitalized(value) }))}
            />
          </Box>
        )}
        {hasLanguage && (
          <Box flex="0 1 14rem">
            <LanguageField mode={mode} />
          </Box>
        )}
      </Flex>
      {hasModel && <KindsField kind={kind} />}
      {kind !== "ASSESSMENT" && <ResultsSwitch />}
    </Stack>
  );
}

type FieldName = keyof GenerationForm;

function useGenerationField(name: FieldName) {
  const { register, formState } = useFormContext<GenerationForm>();
  return { register: (options = {}) => register(name, options), error: formState.errors[name]?.message };
}

interface FieldProps {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  required?: boolean;
}

function LineField({ name, maxW, ...words }: FieldProps & { maxW?: string }) {
  const { register, error } = useGenerationField(name);
  return (
    <FormField {...words} error={error}>
      <Input {...register()} autoComplete="off" maxW={maxW} />
    </FormField>
  );
}

function LinesField({ name, rows, placeholder, ...words }: FieldProps & { rows: number; placeholder?: string }) {
  const { register, error } = useGenerationField(name);
  return (
    <FormField {...words} error={error}>
      <Textarea {...register()} rows={rows} placeholder={placeholder} />
    </FormField>
  );
}

interface ChoiceFieldProps extends FieldProps {
  options?: { valueAsNumber: true };
  choices: readonly { value: string | number; label: string }[];
}

function ChoiceField({ name, options, choices, ...words }: ChoiceFieldProps) {
  const { register, error } = useGenerationField(name);
  return (
    <FormField {...words} error={error}>
      <Select {...register(options)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function LinkField() {
  const { watch, setValue, setFocus } = useFormContext<GenerationForm>();
  const isPasted = watch("isPasted");
  function change() {
    setValue("isPasted", !isPasted);
    setTimeout(() => setFocus(isPasted ? "url" : "text"));
  }
  return (
    <Stack gap="1" align="flex-start">
      {isPasted ? (
        <LinesField
          name="text"
          rows={8}
          label="Text"
          hint="A transcript or an article. YouTube shows one under “Show transcript”, below the video."
          required
        />
      ) : (
        <UrlField />
      )}
      <Button variant="plain" size="sm" onClick={change}>
        {isPasted ? "Use a link instead" : "Paste the text instead"}
      </Button>
    </Stack>
  );
}

function UrlField() {
  const { register, error } = useGenerationField("url");
  const { setValue } = useFormContext<GenerationForm>();
  const finish = { onBlur: ({ target }: FocusEvent<HTMLInputElement>) => setValue("url", linkFrom(target.value)) };
  return (
    <FormField label="URL" hint="An article, or a YouTube video with captions." required error={error}>
      <Input {...register(finish)} type="url" inputMode="url" autoComplete="off" placeholder="https://" />
    </FormField>
  );
}

const topics: Record<Kind, { name: "topic" | "description"; label: string; placeholder: string }> = {
  QUIZ: {
    name: "topic",
    label: "Topic",
    placeholder: "What is it about, for whom, and what should they know afterwards?",
  },
  SURVEY: {
    name: "description",
    label: "Description",
    placeholder: "What do you want to learn, and from whom?",
  },
  ASSESSMENT: { name: "topic", label: "Topic", placeholder: "Which skill should people rate themselves in?" },
};

function TopicField({ kind }: Pick<GenerationFieldsProps, "kind">) {
  const hint =
    kind === "ASSESSMENT" ? undefined : "At least 10 characters; the more it says, the better the questions.";
  return <LinesField {...topics[kind]} rows={4} hint={hint} required />;
}

function KindsField({ kind }: Pick<GenerationFieldsProps, "kind">) {
  const { error } = useGenerationField("questionTypes");
  return (
    <Controller<GenerationForm, "questionTypes">
      name="questionTypes"
      render={({ field }) => <QuestionKinds kind={kind} chosen={field.value} onChange={field.onChange} error={error} />}
    />
  );
}

function LanguageField({ mode }: Pick<GenerationFieldsProps, "mode">) {
  const { register, error } = useGenerationField("language");
  const { watch } = useFormContext<GenerationForm>();
  return (
    <FormField label="Language" error={error}>
      <Select {...register()}>
        <option value="">{mode === "ai" ? "As in the topic" : "As in the source"}</option>
        {languageChoices(watch("language")).map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function ResultsSwitch() {
  return (
    <Controller<GenerationForm, "showResultsToTakers">
      name="showResultsToTakers"
      render={({ field }) => (
        <SwitchField
          label="Show results to participants"
          hint="After finishing, they see how they did and what others answered."
          checked={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}
