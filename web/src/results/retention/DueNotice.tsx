import { Box, Link } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { DueNoticeQuery } from "#relay/DueNoticeQuery.graphql.ts";
import { duesInWords } from "../../../../api/src/content/retention/words.shared.ts";
import { editPath } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf, formatDate } from "../../ui/text/format.ts";

/** Announces responses that will soon be deleted: those of the next week, otherwise of the next thirty days. */
export function DueNotice({ itemKey }: { itemKey: string }) {
  const { content } = useLazyLoadQuery<DueNoticeQuery>(
    graphql`
      query DueNoticeQuery($key: String!) {
        content(key: $key) {
          retention {
            rule {
              what
              days
            }
            isOfSite
            due {
              now
              withinWeek
              withinMonth
              firstAt
            }
          }
        }
      }
    `,
    { key: itemKey },
    { fetchPolicy: "store-and-network" },
  );
  const retention = content?.retention;
  if (!retention?.rule || !retention.due?.withinMonth) return null;
  const { rule, isOfSite, due } = retention;
  const isSoon = due.withinWeek > 0;
  const count = isSoon ? due.withinWeek : due.withinMonth;
  const first = due.now > 0 ? "within an hour" : due.firstAt && `on ${formatDate(due.firstAt)}`;
  return (
    <Box _print={{ display: "none" }}>
      <Notice tone={isSoon ? "warning" : "plain"}>
        {duesInWords(rule, count)} in the next {isSoon ? "7" : "30"} days, {count > 1 && "the first "}
        {first}.{" "}
        {isOfSite ? (
          `This site keeps answers for ${countOf(rule.days, "day")}.`
        ) : (
          <Link asChild>
            <RouterLink to={editPath(itemKey)}>Change how long answers are kept</RouterLink>
          </Link>
        )}
      </Notice>
    </Box>
  );
}
