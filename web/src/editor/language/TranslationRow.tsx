import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { TranslationRow_translation$key } from "#relay/TranslationRow_translation.graphql.ts";
import { languagePath } from "../../product/kind.ts";
import { RowLink } from "../../ui/form/RowLink.tsx";
import { CircleCheck, CircleDashed } from "../../ui/icons.ts";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { DeleteTranslation } from "./DeleteTranslation.tsx";
import { LanguageName } from "./LanguageName.tsx";
import { standing } from "./standing.ts";

interface TranslationRowProps {
  translation: TranslationRow_translation$key;
  contentId: string;
  itemKey: string;
}

export function TranslationRow({ translation, contentId, itemKey }: TranslationRowProps) {
  const { language, missing, outdated, updatedAt } = useFragment(
    graphql`
      fragment TranslationRow_translation on Translation {
        language
        missing
        outdated
        updatedAt
      }
    `,
    translation,
  );
  const isComplete = missing + outdated === 0;
  const Sign = isComplete ? CircleCheck : CircleDashed;
  return (
    <Flex as="li" position="relative" py="4" gap="4" align="center" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box flex="1 1 auto" minW="0">
        <Heading as="h3" size="md">
          <RowLink to={languagePath(itemKey, language)} dir={undefined}>
            <LanguageName tag={language} />
          </RowLink>
        </Heading>
        <Flex mt="1" gap="2" align="center" wrap="wrap" fontSize="sm" color="fg.muted">
          <Box asChild boxSize="4" color={isComplete ? "fg.success" : "fg.warning"}>
            <Sign aria-hidden />
          </Box>
          <Text as="span" color={isComplete ? undefined : "fg"} fontVariantNumeric="tabular-nums">
            {standing(missing, outdated)}
          </Text>
          {updatedAt && (
            <span>
              · saved <TimeAgo iso={updatedAt} />
            </span>
          )}
        </Flex>
      </Box>
      <Box position="relative">
        <DeleteTranslation contentId={contentId} language={language} />
      </Box>
    </Flex>
  );
}
