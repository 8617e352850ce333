import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FromItem_content$key } from "#relay/FromItem_content.graphql.ts";
import { type Draft, noRetention } from "../../editor/draft/draft.ts";
import { draftOf } from "../../editor/saving/stored.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import type { FilledProps } from "./filled.ts";

interface FromItemProps extends FilledProps {
  /** Null if the viewer has no such item. */
  content: FromItem_content$key | null;
}

/** The builder, filled with a copy of an item, without its answers. */
export function FromItem({ content, kind, owner, KindBuilder, onFilled, onWritten }: FromItemProps) {
  const item = useFragment(
    graphql`
      fragment FromItem_content on Content {
        id
        ...stored_item @relay(mask: false)
      }
    `,
    content,
  );
  const [start] = useState(() => (item?.kind === kind ? { ...asNew(draftOf(item)), translationsFrom: item.id } : null));
  if (start) return <KindBuilder owner={owner} start={start} onFilled={onFilled} onWritten={onWritten} />;
  return (
    <ErrorState
      title="Item not found"
      action={
        <LinkButton to="/dashboard" variant="outline" colorPalette="ink">
          View Dashboard
        </LinkButton>
      }
    >
      We couldn't find this in your account. It may have been deleted.
    </ErrorState>
  );
}

/** A copy of an item without a retention rule uses the account's rule for new items. */
const asNew = (draft: Draft): Draft =>
  draft.rules.retention.what === "KEEP" ? { ...draft, rules: { ...draft.rules, retention: noRetention } } : draft;
