import type { Results_content$data } from "#relay/Results_content.graphql.ts";
import type { Results_questions$data } from "#relay/Results_questions.graphql.ts";

/** The item of the results screen, with its questions. */
export interface ResultsContent extends Omit<Results_content$data, "results"> {
  readonly results:
    | (Omit<NonNullable<Results_content$data["results"]>, "questions"> & { readonly questions: Results_questions$data })
    | null
    | undefined;
}
