import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { Totals_user$key } from "#relay/Totals_user.graphql.ts";
import type { TotalsQuery } from "#relay/TotalsQuery.graphql.ts";
import { Stat, Stats } from "../ui/charts/Stat.tsx";
import { formatCount } from "../ui/text/format.ts";

export function Totals({ user }: { user: Totals_user$key }) {
  const { totals } = useFragment(
    graphql`
      fragment Totals_user on User {
        totals {
          quizzes
          surveys
          assessments
          responses
          averageQuizScore
        }
      }
    `,
    user,
  );
  return (
    <Stats dense>
      <Stat label="Quizzes" value={totals?.quizzes ?? 0} />
      <Stat label="Surveys" value={totals?.surveys ?? 0} />
      <Stat label="Assessments" value={totals?.assessments ?? 0} />
      <Stat label="Total Responses" value={formatCount(totals?.responses ?? 0)} />
      <Stat label="Avg. Quiz Score" value={`${totals?.averageQuizScore ?? 0}%`} />
    </Stats>
  );
}

/** Refetches the totals after an item was added or deleted. A failure leaves them as they are. */
export function useRefreshTotals() {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<TotalsQuery>(
      environment,
      graphql`
        query TotalsQuery {
          viewer {
            ...Totals_user
          }
        }
      `,
      {},
    ).subscribe({ error: () => undefined });
  };
}
