import { Box, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonRow_invitation$key } from "#relay/PersonRow_invitation.graphql.ts";
import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { SelectBox } from "../../../ui/selection/SelectBox.tsx";
import { extraInWords } from "./extraTime.ts";
import { PersonMenu, type PersonMenuProps } from "./PersonMenu.tsx";
import { PersonResult } from "./PersonResult.tsx";
import { PersonState } from "./PersonState.tsx";

interface PersonRowProps extends Omit<PersonMenuProps, "invitation"> {
  invitation: PersonRow_invitation$key;
  hasResults: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { invitation: invitationRef, hasResults, isSelected, onToggle, ...menu } = props;
  const { isAnonymous } = menu;
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
        percentage
        ...PersonState_invitation
        ...PersonResult_invitation
        ...PersonMenu_invitation
      }
    `,
    invitationRef,
  );
  const { id, name, email, language, fields } = invitation;
  const label = name ?? email ?? "No name";
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
          {hasResults && invitation.percentage != null && <PersonResult invitation={invitation} />}
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
      {hasResults && (
        <Table.Cell hideBelow="md">
          <PersonResult invitation={invitation} />
        </Table.Cell>
      )}
      {!isAnonymous && (
        <Table.Cell hideBelow="md" whiteSpace="nowrap" color={extra ? undefined : "fg.muted"}>
          {extra || "–"}
        </Table.Cell>
      )}
      <Table.Cell pe="0" ps="0" textAlign="end">
        <PersonMenu invitation={invitation} {...menu} />
      </Table.Cell>
    </Table.Row>
  );
});
