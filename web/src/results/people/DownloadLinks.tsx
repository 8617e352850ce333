import { Button, Menu } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { DownloadLinksMutation, TableFormat } from "#relay/DownloadLinksMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Download } from "../../ui/icons.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { toast } from "../../ui/toast.tsx";
import { download } from "../export/exporting.ts";

/** Downloads the links of all invited people, as a table. */
export function DownloadLinks({ contentId }: { contentId: string }) {
  const [exportLinks, isRunning] = useOperation<DownloadLinksMutation>(graphql`
    mutation DownloadLinksMutation($contentId: ID!, $format: TableFormat!) {
      exportInvitationLinks(contentId: $contentId, format: $format) {
        __typename
        ... on ExportInvitationLinksSuccess {
          data
        }
        ... on DomainError { code message }
      }
    }
  `);
  async function start(format: TableFormat) {
    try {
      const path = await exportLinks({ contentId, format });
      const { file, name } = await download(path, format.toLowerCase(), new AbortController().signal, () => {});
      saveFile(file, name);
      toast.show({ title: "Links downloaded", description: `${name}: anyone with a link can answer with it.` });
    } catch (error) {
      toast.fail({ title: "Couldn't download the links", description: (error as Error).message });
    }
  }
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="ink" disabled={isRunning}>
          <Download aria-hidden /> Download Links
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="CSV" onClick={() => start("CSV")}>
            CSV
          </Menu.Item>
          <Menu.Item value="XLSX" onClick={() => start("XLSX")}>
            Excel (XLSX)
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
