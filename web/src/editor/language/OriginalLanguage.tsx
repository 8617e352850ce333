import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { OriginalLanguage_content$key } from "#relay/OriginalLanguage_content.graphql.ts";
import type { OriginalLanguageSaveMutation } from "#relay/OriginalLanguageSaveMutation.graphql.ts";
import { kindNoun } from "../../product/kind.ts";
import { languageChoices } from "../../product/languages.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { toast } from "../../ui/toast.tsx";
import { useGuess } from "./guess.ts";
import { englishName } from "./standing.ts";

/** The original's language, as set by the author. */
export function OriginalLanguage({ content: contentRef }: { content: OriginalLanguage_content$key }) {
  const content = useFragment(
    graphql`
      fragment OriginalLanguage_content on Content {
        id
        kind
        language
        ...guess_content
      }
    `,
    contentRef,
  );
  const { id, kind, language } = content;
  const guess = useGuess(content);
  const [save, isSaving] = useOperation<OriginalLanguageSaveMutation>(graphql`
    mutation OriginalLanguageSaveMutation($id: ID!, $input: UpdateContentInput!) {
      updateContent(id: $id, input: $input) {
        __typename
        ... on UpdateContentSuccess {
          data {
            revision
            ...OriginalLanguage_content
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

  async function change(chosen: string) {
    try {
      await pressing(intention, (idempotencyKey) => save({ id, input: { language: chosen, idempotencyKey } }));
      toast.show({ title: chosen === "" ? "Language of the original removed" : `Original: ${englishName(chosen)}` });
    } catch (error) {
      tellRefusal("Couldn't save the language", error, noAnswer);
    }
  }

  return (
    <Box maxW="md">
      <FormField
        label="Language of the original"
        hint={`The language in which you wrote this ${kindNoun(kind)}. Its texts are edited as before.`}
      >
        <Select
          value={language ?? ""}
          aria-disabled={isSaving}
          onChange={(event) => !isSaving && void change(event.target.value)}
        >
          <option value="">{guess === "" ? "Not said" : `Not said – it reads like ${englishName(guess)}`}</option>
          {languageChoices(language ?? "").map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
    </Box>
  );
}
