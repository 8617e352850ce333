import { Badge, Box, Flex, Grid, Heading, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ItemDetails_content$key } from "#relay/ItemDetails_content.graphql.ts";
import { textAttributes } from "../../../../api/src/platform/shared/language.shared.ts";
import { isWebAddress } from "../../../../api/src/platform/shared/web-address.shared.ts";
import { kindLabel } from "../../product/kind.ts";
import { Stat, Stats } from "../../ui/charts/Stat.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatCount, formatDateTime, formatPercent, formatScore } from "../../ui/text/format.ts";
import { Email } from "../Email.tsx";
import { sourceNames } from "../lists.ts";
import { ItemQuestion } from "./ItemQuestion.tsx";
import { OrphanActions } from "./OrphanActions.tsx";

export function ItemDetails({ content: contentRef }: { content: ItemDetails_content$key }) {
  const content = useFragment(
    graphql`
      fragment ItemDetails_content on Content {
        kind
        title
        description
        difficulty
        isPublic
        createdAt
        source
        sourceUrl
        ...OrphanActions_content
        creator {
          firstName
          lastName
          email
          isAdmin
        }
        stats {
          totalAttempts
          averageScore
          averageDuration
          starts
          completionRate
        }
        questions {
          id
          ...ItemQuestion_question
        }
      }
    `,
    contentRef,
  );
  const { creator, stats, source, sourceUrl, questions } = content;
  return (
    <>
      <Heading as="h3" size="lg">
        <AuthorText>{content.title}</AuthorText>
      </Heading>
      {content.description && (
        <Text mt="2" color="fg.muted" whiteSpace="pre-wrap" {...textAttributes(content.description)}>
          {content.description}
        </Text>
      )}
      <Grid
        as="dl"
        templateColumns={{ base: "1fr", md: "8rem 1fr" }}
        columnGap="6"
        rowGap={{ base: "1", md: "2" }}
        my="6"
      >
        <Fact name="Type">{kindLabel(content.kind)}</Fact>
        {content.difficulty && <Fact name="Difficulty">{inWords(content.difficulty)}</Fact>}
        <Fact name="Visibility">{content.isPublic ? "Public" : "Private"}</Fact>
        <Fact name="Created">{formatDateTime(content.createdAt)}</Fact>
        <Fact name="Source">{source && (sourceNames[source.toLowerCase() as keyof typeof sourceNames] ?? source)}</Fact>
        {sourceUrl && (
          <Fact name="Source link">
            {isWebAddress(sourceUrl) ? (
              <Link href={sourceUrl} target="_blank" rel="noreferrer" display="inline" overflowWrap="anywhere">
                {sourceUrl}
              </Link>
            ) : (
              sourceUrl
            )}
          </Fact>
        )}
        <Fact name="Creator">
          {creator ? (
            <>
              {creator.firstName} {creator.lastName} · <Email email={creator.email} />
              {creator.isAdmin && (
                <Badge ms="2" variant="subtle" colorPalette="accent">
                  Admin
                </Badge>
              )}
            </>
          ) : (
            "Account deleted"
          )}
        </Fact>
      </Grid>
      {!creator && <OrphanActions content={content} />}
      {stats && (
        <Stats>
          <Stat label="Attempts" value={formatCount(stats.totalAttempts)} />
          {content.kind !== "SURVEY" && <Stat label="Average score" value={formatScore(stats.averageScore)} />}
          <Stat
            label="Average duration"
            value={stats.averageDuration == null ? "–" : `${formatCount(stats.averageDuration)} s`}
          />
          <Stat label="Completion rate" value={stats.starts === 0 ? "–" : formatPercent(stats.completionRate)} />
        </Stats>
      )}
      <Heading as="h3" size="md" mt="10" mb="2">
        {countOf(questions.length, "question")}
      </Heading>
      <Box as="ol" listStyleType="none">
        {questions.map((question, place) => (
          <ItemQuestion key={question.id} question={question} number={place + 1} />
        ))}
      </Box>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Flex direction={{ base: "column", md: "row" }} display={{ md: "contents" }} mb={{ base: "2", md: "0" }}>
    <Box as="dt" color="fg.muted" fontSize={{ base: "sm", md: "md" }}>
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
);

const inWords = (constant: string) => constant.charAt(0) + constant.slice(1).toLowerCase();
