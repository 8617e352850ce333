import { Box, Button, Input, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { AddLanguage_content$key } from "#relay/AddLanguage_content.graphql.ts";
import { mostLanguages } from "../../../../api/src/content/translation/translation.shared.ts";
import { languagePath } from "../../product/kind.ts";
import { Plus } from "../../ui/icons.ts";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { matchingLanguages } from "./choices.ts";
import { LanguageName } from "./LanguageName.tsx";

/** Opens the page of another language. Stores nothing until the author saves that page. */
export function AddLanguage({ content: contentRef }: { content: AddLanguage_content$key }) {
  const content = useFragment(
    graphql`
      fragment AddLanguage_content on Content {
        key
        language
        translations {
          language
        }
      }
    `,
    contentRef,
  );
  const { key, language, translations } = content;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const existing = (translations ?? []).map(({ language }) => language);
  if (existing.length >= mostLanguages)
    return <Text color="fg.muted">There are {mostLanguages} languages, which is as many as there can be.</Text>;
  const tags = matchingLanguages(search, language ? [...existing, language] : existing);
  return (
    <>
      <Button
        onClick={() => {
          setSearch("");
          setOpen(true);
        }}
      >
        <Plus aria-hidden /> Add a Language
      </Button>
      <Sheet open={isOpen} title="Add a Language" size="sm" onClose={() => setOpen(false)}>
        <Input
          type="search"
          aria-label="Search languages"
          placeholder="Search, such as Arabic or العربية"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Text role="status" mt="3" fontSize="sm" color="fg.muted">
          {tags.length === 0 &&
            (matchingLanguages(search, []).length > 0
              ? "It is already there."
              : "Language not found. Try a tag such as de-CH.")}
        </Text>
        <Box as="ul" listStyleType="none" aria-label="Languages" minH="20rem">
          {tags.map((tag) => (
            <Box as="li" key={tag} borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
              <Link asChild variant="plain" display="flex" gap="2" alignItems="center" minH="11" fontWeight="medium">
                <RouterLink to={languagePath(key, tag)}>
                  <span>
                    <LanguageName tag={tag} />
                  </span>
                </RouterLink>
              </Link>
            </Box>
          ))}
        </Box>
      </Sheet>
    </>
  );
}
