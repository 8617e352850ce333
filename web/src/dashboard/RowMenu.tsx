import { Menu } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { RowMenu_content$key } from "#relay/RowMenu_content.graphql.ts";
import {
  editPath,
  fromItemPath,
  languagesPath,
  type PaperState,
  paperPath,
  peoplePath,
  resultsPath,
  shareLink,
  takePath,
  webhooksPath,
} from "../product/kind.ts";
import {
  ChartNoAxesColumn,
  Copy,
  ExternalLink,
  Languages,
  LayoutTemplate,
  Pencil,
  Play,
  Printer,
  Trash2,
  Users,
  Webhook,
} from "../ui/icons.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { ListPlace } from "./listChanges.ts";
import { MoreButton } from "./MoreButton.tsx";
import { useDuplicate } from "./useDuplicate.ts";

export interface RowMenuProps extends ListPlace {
  content: RowMenu_content$key;
}

/** Opens at once, because it is mounted when its button is pressed. */
export function RowMenu({ content: contentRef, takesCopies, ...place }: RowMenuProps) {
  const content = useFragment(
    graphql`
      fragment RowMenu_content on Content {
        id
        key
        kind
        title
        ...DeleteDialog_content
      }
    `,
    contentRef,
  );
  const trigger = useRef<HTMLButtonElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const duplicate = useDuplicate();
  const here: PaperState = { list: useLocation().search };

  return (
    <>
      <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <MoreButton ref={trigger} title={content.title} />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {/* Wider screens have these two in the row. */}
            <Menu.Item value="results" asChild hideFrom="md">
              <Link to={resultsPath(content.kind, content.key)}>
                <ChartNoAxesColumn aria-hidden /> Results
              </Link>
            </Menu.Item>
            <Menu.Item value="edit" asChild hideFrom="md">
              <Link to={editPath(content.key)}>
                <Pencil aria-hidden /> Edit
              </Link>
            </Menu.Item>
            <Menu.Item value="take" asChild>
              <a href={takePath(content.kind, content.key)}>
                <Play aria-hidden /> Take
              </a>
            </Menu.Item>
            <Menu.Item value="link" asChild>
              <a href={shareLink(content.kind, content.key)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden /> Share Link
              </a>
            </Menu.Item>
            <Menu.Item value="print" asChild>
              <Link to={paperPath(content.key)} state={here}>
                <Printer aria-hidden /> Print
              </Link>
            </Menu.Item>
            <Menu.Item value="people" asChild>
              <Link to={peoplePath(content.key)}>
                <Users aria-hidden /> People
              </Link>
            </Menu.Item>
            <Menu.Item value="languages" asChild>
              <Link to={languagesPath(content.key)}>
                <Languages aria-hidden /> Languages
              </Link>
            </Menu.Item>
            <Menu.Item value="webhooks" asChild>
              <Link to={webhooksPath(content.key)}>
                <Webhook aria-hidden /> Webhooks
              </Link>
            </Menu.Item>
            {/* A closing menu ignores clicks, so a double click makes one copy. */}
            <Menu.Item value="duplicate" onSelect={() => duplicate(content.id, takesCopies ? [place.list] : [])}>
              <Copy aria-hidden /> Duplicate
            </Menu.Item>
            <Menu.Item value="template" asChild>
              <Link to={fromItemPath(content.kind, content.key)}>
                <LayoutTemplate aria-hidden /> Use as Template
              </Link>
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" color="fg.error" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden /> Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <DeleteDialog
        content={content}
        {...place}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        trigger={trigger}
      />
    </>
  );
}
