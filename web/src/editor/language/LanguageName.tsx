import { Box } from "@chakra-ui/react";
import { directionOfLanguage } from "../../../../api/src/platform/shared/language.shared.ts";
import { englishName, ownName } from "./standing.ts";

/** A language in English, and in its own words. */
export function LanguageName({ tag }: { tag: string }) {
  const [english, own] = [englishName(tag), ownName(tag)];
  return (
    <>
      {english}
      {own !== english && (
        <>
          {" "}
          <Box as="bdi" lang={tag} dir={directionOfLanguage(tag)} color="fg.muted" fontWeight="normal">
            {own}
          </Box>
        </>
      )}
    </>
  );
}
