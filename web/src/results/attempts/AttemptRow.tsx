import { Box, Flex, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AttemptRow_attempt$key } from "#relay/AttemptRow_attempt.graphql.ts";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { RowLink } from "../../ui/form/RowLink.tsx";
import { SelectBox } from "../../ui/selection/SelectBox.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatDuration, formatPercent } from "../../ui/text/format.ts";
import { Avatar } from "./Avatar.tsx";
import { formatArrival } from "./arrival.ts";
import { LinkParameters } from "./LinkParameters.tsx";
import { lateInWords } from "./late.ts";
import { attemptLink } from "./NamedAttempt.tsx";
import { participantLabel } from "./participant.ts";

interface AttemptRowProps {
  attempt: AttemptRow_attempt$key;
  kind: string;
  /** Omitted if the row cannot be selected. */
  onToggle: ((id: string) => void) | undefined;
  isSelected: boolean;
}

export const AttemptRow = memo(function AttemptRow(props: AttemptRowProps) {
  const { attempt: attemptRef, kind, onToggle, isSelected } = props;
  const attempt = useFragment(
    graphql`
      fragment AttemptRow_attempt on Attempt {
        id
        participantName
        participantEmail
        completedAt
        duration
        percentage
        skillLevel
        language
        late
        isCounted
        isAnonymous
        fields {
          name
          value
        }
        corrections {
          before {
            percentage
            skillLevel
          }
        }
      }
    `,
    attemptRef,
  );
  const { id, completedAt, duration, percentage, skillLevel, language, late, isAnonymous, fields } = attempt;
  const [address] = useSearchParams();
  const date = formatArrival(attempt);
  const time = formatDuration(duration);
  const last = attempt.corrections.at(-1)?.before;
  return (
    <Table.Row position="relative" animation="fade-in 400ms">
      {onToggle && (
        <Table.Cell ps="0" pe="0" w="8" _print={{ display: "none" }}>
          <SelectBox
            label={
              <>
                Select the response of <bdi>{participantLabel(attempt)}</bdi>, {date}
              </>
            }
            isChecked={isSelected}
            onToggle={() => onToggle(id)}
          />
        </Table.Cell>
      )}
      <Table.Cell ps="0">
        <Flex align="center" gap="3" minW="0">
          <Avatar participant={attempt} />
          <Box minW="0">
            <RowLink {...attemptLink(address, id)}>{participantLabel(attempt)}</RowLink>
            {language && (
              <Text as="span" hideBelow="md" fontSize="sm" color="fg.muted">
                {` · ${nameOf(language, "en")}`}
              </Text>
            )}
            <Text hideFrom="md" fontSize="sm" color="fg.muted">
              {date} · {time}
              {language && ` · ${nameOf(language, "en")}`}
            </Text>
            {fields.length > 0 && (
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                <LinkParameters fields={fields} />
              </Text>
            )}
            {late != null && (
              <Text fontSize="sm" color="fg.muted">
                {lateInWords(late, isAnonymous)}
                {!attempt.isCounted && ", not counted"}
              </Text>
            )}
            {last && (
              <Text fontSize="sm" color="fg.muted">
                Corrected, was{" "}
                {last.skillLevel == null ? formatPercent(last.percentage) : <AuthorText>{last.skillLevel}</AuthorText>}
              </Text>
            )}
          </Box>
        </Flex>
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap">
        <time dateTime={completedAt}>{date}</time>
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap" textAlign="end" _last={{ pe: "0" }}>
        {time}
      </Table.Cell>
      {kind !== "SURVEY" && (
        <Table.Cell
          textAlign="end"
          pe="0"
          fontWeight="semibold"
          {...(kind === "QUIZ" ? { whiteSpace: "nowrap" } : { overflowWrap: "anywhere" })}
        >
          {kind === "ASSESSMENT" ? <AuthorText>{skillLevel ?? "–"}</AuthorText> : formatPercent(percentage)}
        </Table.Cell>
      )}
    </Table.Row>
  );
});
