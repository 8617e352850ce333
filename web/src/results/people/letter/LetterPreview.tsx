import { Box } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { LetterPreview_content$key } from "#relay/LetterPreview_content.graphql.ts";
import type { LetterPreviewQuery } from "#relay/LetterPreviewQuery.graphql.ts";
import { messages } from "../../../../../api/src/content/taking/messages.ts?invitation";
import {
  type InvitationLetter,
  invitationLetter,
  invitationSubject,
} from "../../../../../api/src/invitation/mail/letter.shared.ts";
import { renderLetter } from "../../../../../api/src/platform/mail/letter.shared.ts";
import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { firstSpoken, languages } from "../../../../../api/src/platform/shared/taker-language.shared.ts";
import { LetterFrame } from "../../../product/LetterFrame.tsx";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { browserZone } from "../../../ui/text/zone.ts";

interface LetterPreviewProps {
  content: LetterPreview_content$key;
  /** The first person is refetched when it changes. */
  round: number;
  isReminder: boolean;
  text: InvitationLetter["text"];
}

/** The email as the first invited person would receive it. */
export function LetterPreview({ content, round, isReminder, text }: LetterPreviewProps) {
  const { id, title, language, rules } = useFragment(
    graphql`
      fragment LetterPreview_content on Content {
        id
        title
        language
        rules {
          closesAt
          anonymous
        }
      }
    `,
    content,
  );
  const { viewer, node } = useLazyLoadQuery<LetterPreviewQuery>(
    graphql`
      query LetterPreviewQuery($id: ID!) {
        node(id: $id) {
          ... on Content @alias(as: "content") {
            first: invitations(first: 1) {
              edges {
                node {
                  name
                  language
                }
              }
            }
          }
        }
        viewer {
          firstName
          lastName
          email
          timeZone
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey: round },
  );
  const person = node?.content?.first?.edges[0]?.node;
  const [choice, setChoice] = useState<string>();
  const tag = choice ?? firstSpoken([person?.language, language]) ?? "en";
  const letter: InvitationLetter = {
    isReminder,
    text: useDeferredValue(text),
    title,
    language: tag,
    itemLanguage: language ?? null,
    name: person ? (person.name ?? null) : "Ada Lovelace",
    author: viewer ? `${viewer.firstName} ${viewer.lastName} (${viewer.email})` : "",
    closing: rules?.closesAt ? { at: new Date(rules.closesAt), timeZone: viewer?.timeZone ?? browserZone() } : null,
    isAnonymous: rules?.anonymous ?? false,
    url: "https://assay.example/",
    stopUrl: "https://assay.example/stop-mail",
  };
  return (
    <Box>
      <Box mb="4" maxW="16rem">
        <FormField label="Show it in">
          <Select value={tag} onChange={({ target }) => setChoice(target.value)}>
            {Object.keys(languages).map((tag) => (
              <option key={tag} value={tag}>
                {nameOf(tag, "en")}
              </option>
            ))}
          </Select>
        </FormField>
      </Box>
      <LetterFrame
        subject={invitationSubject(letter, messages)}
        html={renderLetter(invitationLetter(letter, messages)).html}
      />
    </Box>
  );
}
