import { Link } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { InvitedOnly_content$key } from "#relay/InvitedOnly_content.graphql.ts";
import type { InvitedOnlyMutation } from "#relay/InvitedOnlyMutation.graphql.ts";
import { editPath, kindNoun } from "../../product/kind.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { SwitchField } from "../../ui/form/SwitchField.tsx";

/** Shows and changes whether the item's ordinary link still accepts responses. */
export function InvitedOnly({ content: contentRef }: { content: InvitedOnly_content$key }) {
  const { id, key, kind, rules } = useFragment(
    graphql`
      fragment InvitedOnly_content on Content {
        id
        key
        kind
        rules {
          invitedOnly
        }
      }
    `,
    contentRef,
  );
  const [choice, setChoice] = useState<boolean>();
  const [update] = useOperation<InvitedOnlyMutation>(graphql`
    mutation InvitedOnlyMutation($id: ID!, $invitedOnly: Boolean!) {
      updateContent(id: $id, input: { rules: { invitedOnly: $invitedOnly } }) {
        __typename
        ... on UpdateContentSuccess {
          data {
            ...InvitedOnly_content
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  async function change(invitedOnly: boolean) {
    setChoice(invitedOnly);
    if (await perform("Couldn't save this", () => update({ id, invitedOnly }))) announce("Saved");
    setChoice(undefined);
  }
  return (
    <SwitchField
      label="Only people with a personal link can respond"
      hint={
        <>
          Otherwise anyone with the link to the {kindNoun(kind)} can, too. Set times{" "}
          <Link asChild display="inline">
            <RouterLink to={editPath(key)}>in the editor</RouterLink>
          </Link>
          , under Access.
        </>
      }
      checked={choice ?? rules?.invitedOnly ?? false}
      onChange={choice === undefined ? change : undefined}
    />
  );
}
