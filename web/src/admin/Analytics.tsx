import { Box, Heading, Stack, Table, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Analytics_admin$key } from "#relay/Analytics_admin.graphql.ts";
import { Bar } from "../ui/charts/Bar.tsx";
import { Stat, Stats } from "../ui/charts/Stat.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { formatCount, formatMinutes, formatScore } from "../ui/text/format.ts";
import { Email } from "./Email.tsx";
import { ListTable } from "./ListTable.tsx";

const columns = [
  { name: "Name", ps: "0" },
  { name: "Content", width: { base: "30%", md: "40%" } },
  { name: "Quizzes", hideBelow: "md", textAlign: "end" },
  { name: "Surveys", hideBelow: "md", textAlign: "end", pe: "0" },
] as const;

const typeNames: Record<string, string> = { QUIZ: "Quizzes", SURVEY: "Surveys" };

export function Analytics({ admin }: { admin: Analytics_admin$key }) {
  const { engagement, topCreators } = useFragment(
    graphql`
      fragment Analytics_admin on Admin {
        engagement {
          contentType
          totalContent
          totalAttempts
          averageScore
          averageDuration
        }
        topCreators {
          id
          firstName
          lastName
          email
          totalQuizzes
          totalSurveys
        }
      }
    `,
    admin,
  );
  const most = Math.max(1, ...topCreators.map(({ totalQuizzes, totalSurveys }) => totalQuizzes + totalSurveys));
  return (
    <Box css={{ "& > section:first-of-type": { marginTop: 0, paddingTop: 0, borderTopWidth: 0 } }}>
      <Section title="Engagement" lead="Assessments count as quizzes; surveys have no score.">
        <Stack gap="8">
          {engagement.map((type) => (
            <Box key={type.contentType}>
              <Heading as="h3" size="md" mb="3">
                {typeNames[type.contentType] ?? type.contentType}
              </Heading>
              <Stats>
                <Stat label="Content" value={formatCount(type.totalContent)} />
                <Stat label="Attempts" value={formatCount(type.totalAttempts)} />
                <Stat label="Average score" value={formatScore(type.averageScore)} />
                <Stat label="Average duration" value={formatMinutes(type.averageDuration)} />
              </Stats>
            </Box>
          ))}
        </Stack>
      </Section>
      <Section title="Top creators" lead="Creators with the most content">
        {topCreators.length === 0 ? (
          <Text color="fg.muted">No one has created anything yet.</Text>
        ) : (
          <ListTable columns={columns}>
            {topCreators.map(({ id, firstName, lastName, email, totalQuizzes, totalSurveys }) => (
              <Table.Row key={id}>
                <Table.Cell asChild ps="0" minW="0" fontWeight="normal">
                  <th scope="row">
                    <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
                      {firstName} {lastName}
                    </Text>
                    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                      <Email email={email} />
                    </Text>
                  </th>
                </Table.Cell>
                <Table.Cell>
                  <Box mb="1">{formatCount(totalQuizzes + totalSurveys)}</Box>
                  <Bar share={(100 * (totalQuizzes + totalSurveys)) / most} />
                </Table.Cell>
                <Table.Cell hideBelow="md" textAlign="end">
                  {formatCount(totalQuizzes)}
                </Table.Cell>
                <Table.Cell hideBelow="md" textAlign="end" pe="0">
                  {formatCount(totalSurveys)}
                </Table.Cell>
              </Table.Row>
            ))}
          </ListTable>
        )}
      </Section>
    </Box>
  );
}
