import { Box } from "@chakra-ui/react";
import { directionOfLanguage } from "../../../../api/src/platform/shared/language.shared.ts";
import { englishName, ownName } from "./standing.ts";

/** The name of a language in English, followed by its own name. */
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
