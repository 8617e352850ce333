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
}

interface AllFieldsProps extends GenerationFieldsProps {
  /** False if another field asks for the language. */
  hasLanguage: boolean;
  hasModel: boolean;
}

export function GenerationFields({ kind, mode, hasLanguage, hasModel }: AllFieldsProps) {
  return (
    <Stack gap="6">
      {mode === "pdf" && <PdfField kind={kind} />}
      {mode === "url" && <LinkField />}
      {kind !== "ASSESSMENT" && <TitleField isRequired={mode !== "url"} />}
      {mode === "ai" && <TopicField kind={kind} />}
      {mode === "pdf" && kind === "SURVEY" && <DescriptionField />}
      {mode === "pdf" && <PagesField />}
      <Flex gap="5" wrap="wrap">
        <Box flex="0 1 12rem">
          <CountField kind={kind} mode={mode} />
        </Box>
        {kind === "QUIZ" && (
          <Box flex="0 1 12rem">
            <DifficultyField />
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

function useGenerationField(name: keyof GenerationForm) {
  const { register, formState } = useFormContext<GenerationForm>();
  return { register: (options = {}) => register(name, options), error: formState.errors[name]?.message };
}

function TitleField({ isRequired }: { isRequired: boolean }) {
  const { register, error } = useGenerationField("title");
  return (
    <FormField
      label={isRequired ? "Title" : "Title (optional)"}
      hint={isRequired ? undefined : "Left empty, it is taken from the source."}
      required={isRequired}
      error={error}
    >
      <Input {...register()} autoComplete="off" />
    </FormField>
  );
}

function PagesField() {
  const { register, error } = useGenerationField("pages");
  return (
    <FormField label="Pages (optional)" hint="Such as 12-40. Left empty, all are read." error={error}>
      <Input {...register()} autoComplete="off" maxW="12rem" />
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
      {isPasted ? <PastedField /> : <UrlField />}
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

function PastedField() {
  const { register, error } = useGenerationField("text");
  return (
    <FormField
      label="Text"
      hint="A transcript or an article. YouTube shows one under “Show transcript”, below the video."
      required
      error={error}
    >
      <Textarea {...register()} rows={8} />
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

function TopicField({ kind }: { kind: Kind }) {
  const { name, label, placeholder } = topics[kind];
  const { register, error } = useGenerationField(name);
  return (
    <FormField
      label={label}
      hint={kind === "ASSESSMENT" ? undefined : "At least 10 characters; the more it says, the better the questions."}
      required
      error={error}
    >
      <Textarea {...register()} rows={4} placeholder={placeholder} />
    </FormField>
  );
}

function DescriptionField() {
  const { register, error } = useGenerationField("description");
  return (
    <FormField label="Description (optional)" hint="Shown before the first question." error={error}>
      <Textarea {...register()} rows={2} />
    </FormField>
  );
}

function CountField({ kind, mode }: GenerationFieldsProps) {
  const { register, error } = useGenerationField("questionCount");
  return (
    <FormField label="Number of questions" error={error}>
      <Select {...register({ valueAsNumber: true })}>
        {questionCounts[kind][origins[mode]].choices.map((count) => (
          <option key={count} value={count}>
            {count} questions
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function KindsField({ kind }: { kind: Kind }) {
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

function DifficultyField() {
  const { register } = useGenerationField("difficulty");
  return (
    <FormField label="Difficulty">
      <Select {...register()}>
        {difficulties.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {capitalized(difficulty)}
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
