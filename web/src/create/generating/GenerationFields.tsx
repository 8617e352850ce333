import { Box, Button, Flex, Input, Stack, Textarea } from "@chakra-ui/react";
import { type FocusEvent, lazy, Suspense } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { questionCounts } from "../../../../api/src/generation/generation.rules.ts";
import {
  type AnswerWish,
  usualTypes,
  type WrittenType,
  writtenTypes,
} from "../../../../api/src/generation/types.shared.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { draftTypes } from "../../editor/draft/draft.ts";
import { hintOf, typeWords } from "../../editor/question/answer/types.ts";
import type { Kind } from "../../product/kind.ts";
import { languageChoices } from "../../product/languages.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import { linkFrom } from "../../ui/text/link.ts";
import { choosesAnswers, type GenerationForm } from "./generationForm.ts";
import { type GeneratedMode, origins } from "./modes.ts";
import { PdfField } from "./PdfField.tsx";

const MoreSources = lazy(async () => ({ default: (await import("./MoreSources.tsx")).MoreSources }));

interface GenerationFieldsProps {
  kind: Kind;
  mode: GeneratedMode;
  hasModel: boolean;
}

export function GenerationFields({ kind, mode, hasModel }: GenerationFieldsProps) {
  const isTitleRequired = mode !== "url";
  return (
    <Stack gap="6">
      {mode === "pdf" && <PdfField kind={kind} />}
      {mode === "url" && <LinkField />}
      {mode !== "ai" && (
        <Suspense fallback={null}>
          <MoreSources />
        </Suspense>
      )}
      {kind !== "ASSESSMENT" && (
        <LineField
          name="title"
          label={isTitleRequired ? "Title" : "Title (optional)"}
          hint={isTitleRequired ? undefined : "Default: taken from the source"}
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
        <LineField name="pages" label="Pages (optional)" hint="For example 12-40. Default: all pages" maxW="12rem" />
      )}
      <Flex gap="5" wrap="wrap">
        <CountField counts={questionCounts[kind][origins[mode]].choices} />
        {choosesAnswers(kind, mode, hasModel) && (
          <Box flex="0 1 14rem">
            <ChoiceField name="answers" label="Answers" choices={answerChoices} />
          </Box>
        )}
        {kind === "QUIZ" && <DifficultyField />}
        <LanguageField hasSource={mode !== "ai"} />
      </Flex>
      {hasModel && <KindsField kind={kind} />}
      {kind !== "ASSESSMENT" && <ResultsSwitch />}
    </Stack>
  );
}

const answerChoices: readonly { value: AnswerWish; label: string }[] = [
  { value: "mixed", label: "Options and typed" },
  { value: "choices", label: "Options only" },
  { value: "typed", label: "Typed only" },
];

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

interface LineFieldProps extends FieldProps {
  maxW?: string;
  placeholder?: string;
}

function LineField({ name, maxW, placeholder, ...words }: LineFieldProps) {
  const { register, error } = useGenerationField(name);
  return (
    <FormField {...words} error={error}>
      <Input {...register()} autoComplete="off" maxW={maxW} placeholder={placeholder} />
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
          hint="A transcript or an article. On YouTube, choose “Show transcript”."
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
    placeholder: "Subject, audience, and what they should know afterwards",
  },
  SURVEY: {
    name: "description",
    label: "Description",
    placeholder: "What do you want to find out, and from which people?",
  },
  ASSESSMENT: { name: "topic", label: "Topic", placeholder: "Which skill should people rate themselves in?" },
};

function TopicField({ kind }: Pick<GenerationFieldsProps, "kind">) {
  const hint = kind === "ASSESSMENT" ? undefined : "At least 10 characters. More detail gives better questions.";
  return <LinesField {...topics[kind]} rows={4} hint={hint} required />;
}

interface CountFieldProps {
  label?: string;
  counts: readonly number[];
}

export const CountField = ({ label = "Number of questions", counts }: CountFieldProps) => (
  <Box flex="0 1 12rem">
    <ChoiceField
      name="questionCount"
      label={label}
      options={{ valueAsNumber: true }}
      choices={counts.map((value) => ({ value, label: `${value} questions` }))}
    />
  </Box>
);

export const DifficultyField = () => (
  <Box flex="0 1 12rem">
    <ChoiceField
      name="difficulty"
      label="Difficulty"
      choices={difficulties.map((value) => ({ value, label: capitalized(value) }))}
    />
  </Box>
);

interface KindsFieldProps {
  kind: Kind;
  /** Types to choose from; those that a model may write by default. */
  types?: readonly WrittenType[];
}

/** Types of questions that may be written. */
export function KindsField({ kind, types = writtenTypes[kind] }: KindsFieldProps) {
  const { error } = useGenerationField("questionTypes");
  const options = types.map((value) => {
    const type = draftTypes.find((one) => one === value) ?? "single_choice";
    return { value, label: typeWords[type].label, hint: hintOf(kind, type) };
  });
  return (
    <Controller<GenerationForm, "questionTypes">
      name="questionTypes"
      render={({ field }) => (
        <CheckList<WrittenType>
          legend="Kinds of questions"
          options={options}
          chosen={field.value ?? usualTypes[kind]}
          onChange={field.onChange}
          error={error}
        />
      )}
    />
  );
}

export function LanguageField({ hasSource }: { hasSource: boolean }) {
  const { register, error } = useGenerationField("language");
  const { watch } = useFormContext<GenerationForm>();
  return (
    <Box flex="0 1 14rem">
      <FormField label="Language" error={error}>
        <Select {...register()}>
          <option value="">{hasSource ? "Same as the source" : "Same as the topic"}</option>
          {languageChoices(watch("language")).map(({ value, label }) => (
            <option key={value} value={value} lang={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
    </Box>
  );
}

/** Preferences for a model. Without one, the questions are sentences of the source. */
export const WishFields = () => (
  <Stack gap="5">
    <LineField
      name="audience"
      label="Audience (optional)"
      hint="Sets the wording and difficulty."
      placeholder="Pupils of the seventh grade"
    />
    <LineField name="focus" label="Focus on (optional)" placeholder="Causes and consequences" />
  </Stack>
);

interface SectionsFieldProps {
  /** Headings of the source, with the number of their questions. */
  sections: readonly { value: string; label: string; hint?: string }[];
}

export const SectionsField = ({ sections }: SectionsFieldProps) => (
  <Controller<GenerationForm, "sections">
    name="sections"
    render={({ field, fieldState }) => (
      <CheckList
        legend="Sections (optional)"
        options={sections}
        chosen={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    )}
  />
);

function ResultsSwitch() {
  return (
    <Controller<GenerationForm, "showResultsToTakers">
      name="showResultsToTakers"
      render={({ field }) => (
        <SwitchField
          label="Show results to participants"
          hint="Participants see their result and everyone's answers."
          checked={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}
