import { Box, Button, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { Overview_admin$key } from "#relay/Overview_admin.graphql.ts";
import { Bar } from "../ui/charts/Bar.tsx";
import { Stat, Stats } from "../ui/charts/Stat.tsx";
import { Notice } from "../ui/layout/Notice.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { countOf, formatCount, formatScore } from "../ui/text/format.ts";
import { TestMail } from "./TestMail.tsx";

export function Overview({ admin }: { admin: Overview_admin$key }) {
  const { overview } = useFragment(
    graphql`
      fragment Overview_admin on Admin {
        overview {
          users
          verifiedUsers
          administrators
          freeUsers
          proUsers
          enterpriseUsers
          quizzes
          surveys
          attempts
          averageScore
          newUsers
          newQuizzes
          newSurveys
          openReports
          warnings
        }
      }
    `,
    admin,
  );
  const { users } = overview;
  return (
    <>
      {overview.warnings.map((warning) => (
        <Notice key={warning} tone="error">
          {warning}
        </Notice>
      ))}
      {overview.openReports > 0 && (
        <Notice
          actions={
            <Button asChild variant="outline" colorPalette="ink">
              <Link to="?tab=reports">Show Reports</Link>
            </Button>
          }
        >
          {countOf(overview.openReports, "report")} to look at
        </Notice>
      )}
      <Stats>
        <Stat label="Users" value={formatCount(users)} />
        <Stat label="Quizzes" value={formatCount(overview.quizzes)} />
        <Stat label="Surveys" value={formatCount(overview.surveys)} />
        <Stat label="Attempts" value={formatCount(overview.attempts)} />
        <Stat label="Average score" value={formatScore(overview.averageScore)} />
      </Stats>
      <Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }} columnGap="12">
        <Section title="Accounts">
          <Shares
            whole={users}
            parts={[
              ["Verified", overview.verifiedUsers],
              ["Admin", overview.administrators],
            ]}
          />
        </Section>
        <Section title="Plans">
          <Shares
            whole={users}
            parts={[
              ["Free", overview.freeUsers],
              ["Pro", overview.proUsers],
              ["Enterprise", overview.enterpriseUsers],
            ]}
          />
        </Section>
      </Grid>
      <Section title="Recent activity" lead="The last 30 days in UTC, today included.">
        <Stats>
          <Stat label="New users" value={formatCount(overview.newUsers)} />
          <Stat label="New quizzes" value={formatCount(overview.newQuizzes)} />
          <Stat label="New surveys" value={formatCount(overview.newSurveys)} />
        </Stats>
      </Section>
      <TestMail />
    </>
  );
}

const Shares = ({ whole, parts }: { whole: number; parts: readonly (readonly [name: string, count: number])[] }) => (
  <Grid as="dl" rowGap="5">
    {parts.map(([name, count]) => {
      const share = whole === 0 ? 0 : (100 * count) / whole;
      return (
        <Grid key={name} templateColumns="1fr auto" gap="1" fontVariantNumeric="lining-nums tabular-nums">
          <dt>{name}</dt>
          <dd>
            {formatCount(count)}{" "}
            <Box as="span" color="fg.muted">
              · {shareOf(share)}
            </Box>
          </dd>
          <Box as="dd" gridColumn="1 / -1" aria-hidden>
            <Bar share={share} />
          </Box>
        </Grid>
      );
    })}
  </Grid>
);

/** Rounds, but never to 0 % or 100 % unless exact. */
function shareOf(share: number) {
  if (share > 0 && share < 1) return "under 1%";
  return `${share > 99 && share < 100 ? 99 : Math.round(share)}%`;
}
