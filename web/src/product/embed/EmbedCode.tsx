import { Text } from "@chakra-ui/react";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { embedSnippet } from "./embed.ts";

export const EmbedCode = ({ item }: { item: { kind: string; key: string; title: string } }) => (
  <Disclosure summary="Embed in a web page">
    {() => (
      <>
        <Text color="fg.muted" mt="1" mb="3">
          Paste this where it should appear. It takes the width it is given and the height it needs.
        </Text>
        <CopyField label="Embed code" value={embedSnippet(item, location.origin)} rows={4} />
      </>
    )}
  </Disclosure>
);
