import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteTranslationMutation } from "#relay/DeleteTranslationMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { englishName } from "./standing.ts";

interface DeleteTranslationProps {
  contentId: string;
  language: string;
}

export function DeleteTranslation({ contentId, language }: DeleteTranslationProps) {
  // Deleting twice has the same effect as deleting once, so no key is needed.
  const [remove, isPending] = useOperation<DeleteTranslationMutation>(graphql`
    mutation DeleteTranslationMutation($contentId: ID!, $language: String!) {
      deleteTranslation(contentId: $contentId, language: $language) {
        __typename
        ... on DeleteTranslationSuccess {
          data {
            ...LanguagesScreen_content
            # The texts of its page, all missing now.
            emptied: translations(language: $language) {
              ...TranslationForm_translation
            }
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
  const [isAsking, setAsking] = useState(false);
  const name = englishName(language);

  async function end() {
    try {
      await remove({ contentId, language });
      toast.show({ title: `${name} deleted` });
    } catch (error) {
      setAsking(false);
      tellRefusal(`${name} was not deleted`, error, noAnswerToEnd);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        colorPalette="danger"
        size="sm"
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete the ${name} translation?`}
        confirmLabel={isPending ? "Deleting..." : "Delete Translation"}
        destructive
        pending={isPending}
        // The button that opened the dialog disappears with its row.
        finalFocus={() => (isPending ? document.getElementById("main") : null)}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Participants will see the original. Responses in {name} are kept.
      </ConfirmDialog>
    </>
  );
}
