import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { type FieldErrors, FormProvider, type Resolver, useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { MoreQuestions_drafting$data, MoreQuestions_drafting$key } from "#relay/MoreQuestions_drafting.graphql.ts";
import type { MoreQuestionsMutation } from "#relay/MoreQuestionsMutation.graphql.ts";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { draftingLimits } from "../../../../api/src/generation/drafting/drafting.shared.ts";
import { noTypeChosen, typesWithoutModel, writtenTypes } from "../../../../api/src/generation/types.shared.ts";
import { capitals } from "../../editor/saving/input.ts";
import { knownKind } from "../../product/kind.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { pressing, useIntention } from "../../ui/intention.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import {
  CountField,
  DifficultyField,
  KindsField,
  LanguageField,
  SectionsField,
  WishFields,
} from "../generating/GenerationFields.tsx";
import { blankForm, type GenerationForm } from "../generating/generationForm.ts";
import { modeOf } from "../generating/modes.ts";
import { useAttempt } from "./useAttempt.ts";

const counts = [3, 5, 10, draftingLimits.more];

const list = new Intl.ListFormat("en-GB");

interface MoreQuestionsProps {
  id: string;
  drafting: MoreQuestions_drafting$key;
  hasModel: boolean;
}

/** Requests more questions from the same source, with different settings if the creator changes them. */
export function MoreQuestions({ id, drafting: draftingRef, hasModel }: MoreQuestionsProps) {
  const drafting = useFragment(
    graphql`
      fragment MoreQuestions_drafting on Drafting {
        origin
        kind
        difficulty
        questionTypes
        language
        audience
        focus
        sections
        sourceSections
      }
    `,
    draftingRef,
  );
  const { origin, sourceSections } = drafting;
  const kind = knownKind(drafting.kind);
  const [send, isAsking] = useOperation<MoreQuestionsMutation>(graphql`
    mutation MoreQuestionsMutation($id: ID!, $input: DraftMoreInput!) {
      draftMore(id: $id, input: $input) {
        __typename
        ... on DraftMoreSuccess {
          data {
            ...Desk_drafting
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const intention = useIntention();
  const attempt = useAttempt();
  const hasSource = origin !== "TOPIC";
  const choosesTypes = hasModel || kind === "QUIZ";
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<GenerationForm>({
    mode: "onChange",
    defaultValues: valuesOf(drafting),
    ...(choosesTypes && { resolver: needsType }),
  });
  useEffect(
    () => form.subscribe({ name: "questionTypes", formState: { values: true }, callback: () => setProblem(null) }),
    [form],
  );
  if (!hasSource && !hasModel) return null;
  const offered = hasModel ? writtenTypes[kind] : typesWithoutModel[kind];
  const hasSections = sourceSections.length > 1;
  const wished = ["Language", hasModel && "wishes", choosesTypes && "kinds of questions", hasSections && "sections"];

  function write(values: GenerationForm) {
    if (isAsking) return;
    setProblem(null);
    const { questionCount: count, difficulty, language, audience, focus, sections, questionTypes } = values;
    const input = {
      count,
      difficulty: drafting.difficulty ? capitals(difficulty) : null,
      // An empty text removes a preference, and null leaves it.
      language,
      audience: audience.trim(),
      focus: focus.trim(),
      sections,
      questionTypes: choosesTypes ? (questionTypes?.map(capitals) ?? null) : null,
    };
    attempt(
      "",
      async () => {
        await pressing(intention, (idempotencyKey) => send({ id, input: { ...input, idempotencyKey } }));
        announce("More is being written");
        // The form disappears while questions are written.
        document.getElementById("main")?.focus({ preventScroll: true });
      },
      ({ message }) => setProblem(message),
    );
  }
  const press = form.handleSubmit(write, ({ questionTypes }) => setProblem(questionTypes?.message ?? null));

  return (
    <Section title={hasSource ? "More from this source" : "More on this topic"}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void press(event)}>
          <Flex gap="5" wrap="wrap" align="flex-end">
            <CountField label="How many" counts={counts} />
            {drafting.difficulty && <DifficultyField />}
            <Button type="submit" variant="outline" aria-disabled={isAsking}>
              {hasSource ? "Write More from This Source" : "Write More on This Topic"}
            </Button>
          </Flex>
          {problem && (
            <Notice tone="warning" role="status">
              {problem}
            </Notice>
          )}
          <Box mt="4">
            <Disclosure summary={list.format(wished.filter((one) => one !== false))}>
              {() => (
                <Stack pt="3" maxW="xl" gap="6">
                  <LanguageField hasSource={hasSource} />
                  {hasModel && <WishFields />}
                  {choosesTypes && <KindsField kind={kind} types={offered} />}
                  {hasSections && (
                    <SectionsField
                      sections={sourceSections
                        .slice(0, draftingLimits.sections)
                        .map((value) => ({ value, label: value }))}
                    />
                  )}
                </Stack>
              )}
            </Disclosure>
          </Box>
        </form>
      </FormProvider>
    </Section>
  );
}

const needsType: Resolver<GenerationForm> = (values) => {
  const errors: FieldErrors<GenerationForm> = { questionTypes: { type: "rule", message: noTypeChosen } };
  return values.questionTypes?.length === 0 ? { values: {}, errors } : { values, errors: {} };
};

function valuesOf(drafting: MoreQuestions_drafting$data): GenerationForm {
  const { origin, language, audience, focus, sections, sourceSections, difficulty } = drafting;
  const kind = knownKind(drafting.kind);
  const types = drafting.questionTypes.map((type) => type.toLowerCase());
  return {
    ...blankForm(kind, modeOf(origin)),
    questionCount: 5,
    difficulty: difficulties.find((one) => one === difficulty?.toLowerCase()) ?? "medium",
    language: language ?? "",
    audience: audience ?? "",
    focus: focus ?? "",
    sections: sections.filter((one) => sourceSections.includes(one)),
    questionTypes: writtenTypes[kind].filter((type) => types.includes(type)),
  };
}
