import { Button } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { TranslationScreenQuery } from "#relay/TranslationScreenQuery.graphql.ts";
import { editPath, kindNoun, languagesPath, trialPath } from "../../product/kind.ts";
import { Play } from "../../ui/icons.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ItemNotFound } from "../language/ItemNotFound.tsx";
import { englishName } from "../language/standing.ts";
import { TranslationForm } from "./TranslationForm.tsx";

/** An item's texts in one language, next to the original. */
export function TranslationScreen({ queryRef }: { queryRef: PreloadedQuery<TranslationScreenQuery> }) {
  const { viewer, hasModel, content } = usePreloadedQuery<TranslationScreenQuery>(
    graphql`
      query TranslationScreenQuery($key: String!, $language: String!) {
        viewer {
          id
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        hasModel
        content(key: $key) {
          key
          kind
          title
          language
          ...TranslationForm_content
          translations(language: $language) {
            id
            language
            revision
            ...TranslationForm_translation
          }
        }
      }
    `,
    queryRef,
  );
  const translation = content?.translations?.[0];
  if (!content || !translation) return <ItemNotFound />;
  const { key, kind, title } = content;
  const { language, revision } = translation;
  const name = englishName(language);
  return (
    <Page
      title={name}
      documentTitle={`${name}: ${title}`}
      breadcrumbs={[
        { label: "Dashboard", to: "/dashboard" },
        { label: title, to: editPath(key) },
        { label: "Languages", to: languagesPath(key) },
        { label: name },
      ]}
      dense
      actions={
        revision > 0 && (
          <Button asChild variant="outline" colorPalette="ink">
            <a href={`${trialPath(kind, key)}&lang=${encodeURIComponent(language)}`} target="_blank" rel="noreferrer">
              <Play aria-hidden /> Preview
            </a>
          </Button>
        )
      }
    >
      {content.language === language ? (
        <Notice>
          This {kindNoun(kind)} is written in {name}, so it is edited{" "}
          <Link to={editPath(key)}>where its questions are</Link>.
        </Notice>
      ) : (
        <TranslationForm
          key={translation.id}
          owner={viewer?.id ?? null}
          hasModel={hasModel}
          content={content}
          translation={translation}
        />
      )}
    </Page>
  );
}
