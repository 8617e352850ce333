import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { changesQuery } from "#relay/changesQuery.graphql.ts";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { ContentEdit } from "../../../../../api/src/content/content.rules.ts";
import { isRekeyed, whyApart } from "../../../../../api/src/content/question/sameness.shared.ts";
import { storedForm, storedKey } from "../../../product/answering/stored.ts";

type Stored = EditorPanel_content$data["questions"][number];

/** Questions about to be saved, with the id of the version they were edited from. */
export type Edited = NonNullable<ContentEdit["questions"]>[number];

/** Whether each changed question is still the same one, by its stored id. The server decides about the others. */
export type Sameness = Readonly<Record<string, boolean>>;

/** An edit of an answered question that may change its meaning. */
export interface Change {
  id: string;
  place: number;
  text: string;
  before: string[];
  responses: number;
  reason: string | null;
  /** Whether the answer key changed, so that earlier answers can be regraded. */
  isRekeyed: boolean;
}

export async function answeredChanges(
  environment: Environment,
  { key, questions: stored }: Pick<EditorPanel_content$data, "key" | "questions">,
  edited: readonly Edited[],
): Promise<Change[]> {
  const changed = edited.flatMap((question, place) => {
    const before = stored.find(({ id }) => id === question.id);
    const change = before && changeOf(before, question, place);
    return change ? [change] : [];
  });
  if (changed.length === 0) return [];
  const responses = await readResponses(environment, key);
  return changed
    .map((change) => ({ ...change, responses: responses.get(change.id) ?? 0 }))
    .filter(({ responses }) => responses > 0);
}

function changeOf(stored: Stored, edited: Edited, place: number): Omit<Change, "responses"> | null {
  const storedType = stored.type.toLowerCase() as NonNullable<Edited["questionType"]>;
  const form = storedForm(stored);
  const reason = whyApart(
    {
      questionType: storedType,
      options: stored.options,
      correctAnswer: stored.correctAnswer ?? null,
      optionWeights: stored.optionWeights ?? null,
      form,
      answerKey: storedKey(stored),
    },
    {
      questionType: edited.questionType ?? storedType,
      options: edited.options,
      correctAnswer: edited.correctAnswer ?? null,
      optionWeights: edited.optionWeights ?? null,
      form: edited.form,
      answerKey: edited.answerKey,
    },
  );
  const before = [
    ...(stored.text === edited.questionText ? [] : [stored.text]),
    ...stored.options.flatMap((text, option) =>
      text === edited.options[option] ? [] : [`${String.fromCharCode(65 + option)} · ${text}`],
    ),
    ...(form?.rows ?? []).filter((text, row) => text !== edited.form?.rows?.[row]),
  ];
  const isCreditChanged = (edited.isCredited ?? stored.isCredited) !== stored.isCredited;
  if (reason === null && before.length === 0 && !isCreditChanged) return null;
  const text = edited.questionText;
  return { id: stored.id, place, text, before, reason, isRekeyed: isCreditChanged || isRekeyed(reason) };
}

async function readResponses(environment: Environment, key: string): Promise<Map<string, number>> {
  const answer = await fetchQuery<changesQuery>(
    environment,
    graphql`
      query changesQuery($key: String!) {
        content(key: $key) {
          results {
            questions {
              question {
                id
              }
              responses
            }
          }
        }
      }
    `,
    { key },
  )
    .toPromise()
    .catch(() => null);
  return new Map(answer?.content?.results?.questions.map(({ question, responses }) => [question.id, responses]));
}
