import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AttemptDetails_attempt$key } from "#relay/AttemptDetails_attempt.graphql.ts";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { Stat, Stats } from "../../ui/charts/Stat.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatDuration, formatPercent } from "../../ui/text/format.ts";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { Corrections } from "../regrading/Corrections.tsx";
import { AnswerReview } from "./AnswerReview.tsx";
import { AttemptCertificate } from "./AttemptCertificate.tsx";
import { Avatar } from "./Avatar.tsx";
import { formatArrival } from "./arrival.ts";
import { LinkParameters } from "./LinkParameters.tsx";
import { lateInWords } from "./late.ts";
import { PersonalLink } from "./PersonalLink.tsx";
import { participantLabel } from "./participant.ts";

export function AttemptDetails({ attempt: attemptRef }: { attempt: AttemptDetails_attempt$key }) {
  const attempt = useFragment(
    graphql`
      fragment AttemptDetails_attempt on Attempt {
        participantName
        participantEmail
        completedAt
        duration
        percentage
        credit
        correctAnswers
        totalQuestions
        skillScore
        skillLevel
        revision
        language
        late
        isCounted
        isAnonymous
        fields {
          name
          value
        }
        content {
          revision
          language
        }
        answers {
          question {
            id
          }
          ...AnswerReview_answer
        }
        ...Corrections_attempt
        ...AttemptCertificate_attempt
        ...PersonalLink_attempt
      }
    `,
    attemptRef,
  );
  const { participantName, participantEmail, percentage, correctAnswers, totalQuestions, skillLevel } = attempt;
  return (
    <>
      <Flex gap="4" align="center" mb="6">
        <Avatar participant={attempt} />
        <Box minW="0">
          <Heading as="h3" size="md" dir="auto">
            {participantLabel(attempt)}
          </Heading>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {participantName && participantEmail && `${participantEmail} · `}
            {formatArrival(attempt)}
            {attempt.language && ` · in ${nameOf(attempt.language, "en")}`}
            {attempt.late != null && ` · ${lateInWords(attempt.late, attempt.isAnonymous)}`}
            {!attempt.isCounted && ", not counted"}
          </Text>
          <PersonalLink attempt={attempt} />
          {attempt.fields.length > 0 && (
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              Link parameters: <LinkParameters fields={attempt.fields} />
            </Text>
          )}
        </Box>
      </Flex>
      <Stats>
        {skillLevel != null && (
          <Stat
            label="Level"
            value={
              <Box fontSize="2xl">
                <AuthorText>{skillLevel}</AuthorText>
              </Box>
            }
            note={attempt.skillScore && `score ${attempt.skillScore}`}
          />
        )}
        {percentage != null && (
          <Stat
            label="Score"
            value={formatPercent(percentage)}
            note={attempt.credit != null && countOf(attempt.credit, "point")}
          />
        )}
        {correctAnswers != null && <Stat label="Right answers" value={`${correctAnswers} of ${totalQuestions}`} />}
        {correctAnswers == null && <Stat label="Questions" value={totalQuestions} />}
        <Stat label="Duration" value={formatDuration(attempt.duration)} />
      </Stats>
      <Corrections attempt={attempt} />
      <AttemptCertificate attempt={attempt} />
      {attempt.revision !== attempt.content.revision && (
        <Text mt="6" fontSize="sm" color="fg.muted">
          Answered version {attempt.revision}. Below are the questions as they were then; the item is at version{" "}
          {attempt.content.revision} now.
        </Text>
      )}
      <Box as="ol" listStyleType="none" mt="6">
        <ItemLanguage value={attempt.content.language ?? null}>
          {attempt.answers.map((answer, place) => (
            <AnswerReview key={answer.question.id} answer={answer} number={place + 1} />
          ))}
        </ItemLanguage>
      </Box>
    </>
  );
}
