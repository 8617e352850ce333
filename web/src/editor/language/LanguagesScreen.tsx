import { Box } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { LanguagesScreen_content$key } from "#relay/LanguagesScreen_content.graphql.ts";
import type { LanguagesScreenQuery } from "#relay/LanguagesScreenQuery.graphql.ts";
import { editPath, kindNoun } from "../../product/kind.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { AddLanguage } from "./AddLanguage.tsx";
import { ItemNotFound } from "./ItemNotFound.tsx";
import { OriginalLanguage } from "./OriginalLanguage.tsx";
import { TranslationRow } from "./TranslationRow.tsx";

/** The language of the original, and the languages of its translations. */
export function LanguagesScreen({ queryRef }: { queryRef: PreloadedQuery<LanguagesScreenQuery> }) {
  const { content } = usePreloadedQuery<LanguagesScreenQuery>(
    graphql`
      query LanguagesScreenQuery($key: String!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        content(key: $key) {
          canEdit
          ...LanguagesScreen_content
        }
      }
    `,
    queryRef,
  );
  return content?.canEdit ? <Languages content={content} /> : <ItemNotFound />;
}

function Languages({ content: contentRef }: { content: LanguagesScreen_content$key }) {
  const content = useFragment(
    graphql`
      fragment LanguagesScreen_content on Content {
        id
        key
        kind
        title
        translations {
          id
          ...TranslationRow_translation
        }
        ...OriginalLanguage_content
        ...AddLanguage_content
      }
    `,
    contentRef,
  );
  const { id, key, kind, title } = content;
  const translations = content.translations ?? [];
  const add = <AddLanguage content={content} />;
  return (
    <Page
      title="Languages"
      documentTitle={`Languages of ${title}`}
      breadcrumbs={[
        { label: "Dashboard", to: "/dashboard" },
        { label: title, to: editPath(key) },
        { label: "Languages" },
      ]}
      width="narrow"
    >
      <OriginalLanguage content={content} />
      <Section title="Translations" actions={translations.length > 0 && add}>
        {translations.length === 0 ? (
          <EmptyState title="No translations yet" action={add}>
            People read this {kindNoun(kind)} in their own language, and all answers are counted together.
          </EmptyState>
        ) : (
          <Box as="ul" listStyleType="none">
            {translations.map((translation) => (
              <TranslationRow key={translation.id} translation={translation} contentId={id} itemKey={key} />
            ))}
          </Box>
        )}
      </Section>
    </Page>
  );
}
