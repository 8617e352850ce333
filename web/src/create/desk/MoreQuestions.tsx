import { Box, Button, Flex } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MoreQuestions_drafting$key } from "#relay/MoreQuestions_drafting.graphql.ts";
import type { MoreQuestionsMutation } from "#relay/MoreQuestionsMutation.graphql.ts";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { draftingLimits } from "../../../../api/src/generation/drafting/drafting.shared.ts";
import {
  noTypeChosen,
  typesWithoutModel,
  type WrittenType,
  writtenTypes,
} from "../../../../api/src/generation/types.shared.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { capitals } from "../../editor/saving/input.ts";
import { knownKind } from "../../product/kind.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { pressing, useIntention } from "../../ui/intention.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { QuestionKinds } from "../generating/QuestionKinds.tsx";
import { useAttempt } from "./useAttempt.ts";
import { noWishes, WishFields, wishesInput } from "./wishes/WishFields.tsx";

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
  const [write, isAsking] = useOperation<MoreQuestionsMutation>(graphql`
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
  const [count, setCount] = useState(5);
  const [difficulty, setDifficulty] = useState<string>(drafting.difficulty?.toLowerCase() ?? "");
  const [wishes, setWishes] = useState({
    language: drafting.language ?? noWishes.language,
    audience: drafting.audience ?? noWishes.audience,
    focus: drafting.focus ?? noWishes.focus,
  });
  const [sections, setSections] = useState(drafting.sections.filter((one) => sourceSections.includes(one)));
  const [types, setTypes] = useState<readonly WrittenType[]>(() => {
    const draftTypes = drafting.questionTypes.map((type) => type.toLowerCase());
    return writtenTypes[kind].filter((type) => draftTypes.includes(type));
  });
  const [problem, setProblem] = useState<string | null>(null);
  const hasSource = origin !== "TOPIC";
  if (!hasSource && !hasModel) return null;
  const offered = hasModel ? writtenTypes[kind] : typesWithoutModel[kind];
  const choosesTypes = hasModel || kind === "QUIZ";
  const isWithoutType = choosesTypes && types.length === 0;
  const wished = ["Language", "wishes", choosesTypes && "kinds of questions", sourceSections.length > 1 && "sections"];

  function press(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    setProblem(isWithoutType ? noTypeChosen : null);
    if (isWithoutType) return;
    const level = difficulties.find((one) => one === difficulty);
    const input = {
      count,
      difficulty: level ? capitals(level) : null,
      ...Object.fromEntries(Object.entries(wishesInput(wishes)).map(([name, wish]) => [name, wish ?? ""])),
      sections: [...sections],
      questionTypes: choosesTypes ? types.map(capitals) : null,
    };
    attempt(
      "",
      async () => {
        await pressing(intention, (idempotencyKey) => write({ id, input: { ...input, idempotencyKey } }));
        announce("More is being written");
        // The form disappears while questions are written.
        document.getElementById("main")?.focus({ preventScroll: true });
      },
      ({ message }) => setProblem(message),
    );
  }

  return (
    <Section title={hasSource ? "More from this source" : "More on this topic"}>
      <form onSubmit={press}>
        <Flex gap="5" wrap="wrap" align="flex-end">
          <Box flex="0 1 10rem">
            <FormField label="How many">
              <Select value={count} onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}>
                {counts.map((count) => (
                  <option key={count} value={count}>
                    {count} questions
                  </option>
                ))}
              </Select>
            </FormField>
          </Box>
          {difficulty !== "" && (
            <Box flex="0 1 10rem">
              <FormField label="Difficulty">
                <Select value={difficulty} onChange={({ currentTarget }) => setDifficulty(currentTarget.value)}>
                  {difficulties.map((one) => (
                    <option key={one} value={one}>
                      {capitalized(one)}
                    </option>
                  ))}
                </Select>
              </FormField>
            </Box>
          )}
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
              <Box pt="3" maxW="xl">
                <WishFields wishes={wishes} hasModel={hasModel} hasSource={hasSource} onChange={setWishes} />
                {choosesTypes && (
                  <Box mt="6">
                    <QuestionKinds
                      kind={kind}
                      types={offered}
                      chosen={types}
                      onChange={(types) => {
                        setTypes(types);
                        setProblem(null);
                      }}
                      error={isWithoutType ? noTypeChosen : undefined}
                    />
                  </Box>
                )}
                {sourceSections.length > 1 && (
                  <Box mt="6">
                    <CheckList
                      legend="Only these sections (none is all of it)"
                      options={sourceSections
                        .slice(0, draftingLimits.sections)
                        .map((value) => ({ value, label: value }))}
                      chosen={sections}
                      onChange={setSections}
                    />
                  </Box>
                )}
              </Box>
            )}
          </Disclosure>
        </Box>
      </form>
    </Section>
  );
}
