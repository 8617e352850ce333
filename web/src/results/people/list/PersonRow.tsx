import { Box, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonRow_invitation$key } from "#relay/PersonRow_invitation.graphql.ts";
import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { SelectBox } from "../../attempts/selection/SelectBox.tsx";
import { extraInWords } from "./extraTime.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import { PersonState } from "./PersonState.tsx";

interface PersonRowProps {
  invitation: PersonRow_invitation$key;
  contentId: string;
  /** The connection that contains the invitation. */
  list: string;
  /** The item's time limit in minutes; null without one. */
  timeLimit: number | null;
  isAnonymous: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
  afterwards: () => HTMLElement | null;
}

export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const {
    invitation: invitationRef,
    contentId,
    list,
    timeLimit,
    isAnonymous,
    isSelected,
    onToggle,
    afterwards,
  } = props;
  const invitation = useFragment(
    graphql`
      fragment PersonRow_invitation on Invitation {
        id
        name
        email
        language
        fields {
          name
          value
        }
        extraMinutes
        extraPercent
        ...PersonState_invitation
        ...PersonMenu_invitation
      }
    `,
    invitationRef,
  );
  const { id, name, email, language, fields } = invitation;
  const label = name ?? email ?? "Somebody";
  const extra = extraInWords(invitation);
  const asides = [name !== null && email, language && nameOf(language, "en")].filter(Boolean).join(" · ");
  return (
    <Table.Row verticalAlign="top">
      <Table.Cell ps="0" pe="0" w="8">
        <SelectBox
          label={
            <>
              Select <bdi>{label}</bdi>
            </>
          }
          isChecked={isSelected}
          onToggle={() => onToggle(id)}
        />
      </Table.Cell>
      <Table.Cell ps="0" css={{ "& p": { overflowWrap: "anywhere" } }}>
        <Text fontWeight="medium">
          <bdi>{label}</bdi>
        </Text>
        {asides && (
          <Text fontSize="sm" color="fg.muted">
            {asides}
          </Text>
        )}
        {fields.length > 0 && (
          <Text fontSize="sm" color="fg.muted">
            {fields.map(({ name, value }, place) => (
              <span key={name}>
                {place > 0 && " · "}
                <bdi>{name}</bdi>: <bdi>{value}</bdi>
              </span>
            ))}
          </Text>
        )}
        <Box hideFrom="md" mt="1.5">
          <PersonState invitation={invitation} isAnonymous={isAnonymous} />
          {extra && (
            <Text fontSize="sm" color="fg.muted">
              {extra} extra time
            </Text>
          )}
        </Box>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <PersonState invitation={invitation} isAnonymous={isAnonymous} />
      </Table.Cell>
      {!isAnonymous && (
        <Table.Cell hideBelow="md" whiteSpace="nowrap" color={extra ? undefined : "fg.muted"}>
          {extra || "–"}
        </Table.Cell>
      )}
      <Table.Cell pe="0" ps="0" textAlign="end">
        <PersonMenu
          invitation={invitation}
          contentId={contentId}
          list={list}
          timeLimit={timeLimit}
          isAnonymous={isAnonymous}
          afterwards={afterwards}
        />
      </Table.Cell>
    </Table.Row>
  );
});
