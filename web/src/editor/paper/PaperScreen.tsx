import { Box, Button, Flex, Link } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link as RouterLink, useLocation } from "react-router-dom";
import type { PaperScreenQuery } from "#relay/PaperScreenQuery.graphql.ts";
import { editPath, type PaperState } from "../../product/kind.ts";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { Printer } from "../../ui/icons.ts";
import { Frame } from "../../ui/layout/Frame.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { ItemNotFound } from "../language/ItemNotFound.tsx";
import { Key } from "./Key.tsx";
import { Sheets } from "./Sheets.tsx";

/** An item to be printed and answered with a pen, with its answer key on request. */
export function PaperScreen({ queryRef }: { queryRef: PreloadedQuery<PaperScreenQuery> }) {
  const { content } = usePreloadedQuery<PaperScreenQuery>(
    graphql`
      query PaperScreenQuery($key: String!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        content(key: $key) {
          key
          title
          language
          kind
          canEdit
          ...Sheets_content
          ...Key_content
        }
      }
    `,
    queryRef,
  );
  useDocumentTitle(content ? `Paper of ${content.title}` : "Paper");
  const [address, setAddress] = useAddressQuery();
  const withKey = address.has("key");
  const { list } = (useLocation().state ?? {}) as PaperState;
  if (!content?.canEdit) return <ItemNotFound />;
  return (
    <Frame width="narrow">
      <Flex data-bar wrap="wrap" align="center" gap="4" pb="4" mb="8" borderBottomWidth="1px">
        <Link asChild>
          {list === undefined ? (
            <RouterLink to={editPath(content.key)}>Back to the editor</RouterLink>
          ) : (
            <RouterLink to={{ pathname: "/dashboard", search: list }}>Back to the dashboard</RouterLink>
          )}
        </Link>
        <Flex align="center" gap="5" ms="auto">
          {content.kind !== "SURVEY" && (
            <Flex as="label" align="center" gap="2" minH="11" cursor="pointer">
              <Box asChild boxSize="4" accentColor="accent">
                <input type="checkbox" checked={withKey} onChange={() => setAddress(withKey ? {} : { key: "1" })} />
              </Box>
              With the key
            </Flex>
          )}
          <Button onClick={() => print()}>
            <Printer aria-hidden /> Print
          </Button>
        </Flex>
      </Flex>
      <ItemLanguage value={content.language ?? null}>
        <Sheets content={content} />
        {withKey && content.kind !== "SURVEY" && <Key content={content} />}
      </ItemLanguage>
    </Frame>
  );
}
