import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useFragment } from "react-relay";
import { Link } from "react-router-dom";
import editedContent, { type EditorPanel_content$key } from "#relay/EditorPanel_content.graphql.ts";
import { type Draft, noRetention } from "../../editor/draft/draft.ts";
import { draftOf } from "../../editor/saving/stored.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import type { FilledProps } from "./filled.ts";

interface FromItemProps extends FilledProps {
  /** Null if the viewer has no such item. */
  content: EditorPanel_content$key | null;
}

/** The builder, filled with a copy of an item, without its answers. */
export function FromItem({ content, kind, owner, KindBuilder, onFilled }: FromItemProps) {
  const item = useFragment(editedContent, content);
  const [start] = useState(() => (item?.kind === kind ? { ...asNew(draftOf(item)), translationsFrom: item.id } : null));
  if (start) return <KindBuilder owner={owner} start={start} onFilled={onFilled} />;
  return (
    <ErrorState
      title="Nothing to begin with"
      action={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to="/dashboard">View Dashboard</Link>
        </Button>
      }
    >
      There is no item of yours at this address. It may have been deleted.
    </ErrorState>
  );
}

/** A copy of an item without a retention rule uses the account's rule for new items. */
const asNew = (draft: Draft): Draft =>
  draft.rules.retention.what === "KEEP" ? { ...draft, rules: { ...draft.rules, retention: noRetention } } : draft;
