import { Badge, Button, Link as StyledLink } from "@chakra-ui/react";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ContentRow_content$key } from "#relay/ContentRow_content.graphql.ts";
import { createdPath, editPath, kindLabel, resultsPath } from "../product/kind.ts";
import { wasSeen } from "../product/seen.ts";
import { stateLine } from "../product/state/stateLine.ts";
import { Sparkline } from "../ui/charts/Sparkline.tsx";
import { SelectBox } from "../ui/selection/SelectBox.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { countOf, formatPercent } from "../ui/text/format.ts";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";
import { LiveDot } from "./LiveDot.tsx";
import type { ListPlace } from "./listChanges.ts";
import { MorePlace } from "./MorePlace.tsx";
import { ShareButton } from "./ShareButton.tsx";

interface ContentRowProps extends ListPlace {
  id: string;
  content: ContentRow_content$key;
  isWide: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** Memoized, because there may be a thousand rows. */
export const ContentRow = memo(function ContentRow({
  id,
  content: contentRef,
  isWide,
  isSelected,
  onToggle,
  ...place
}: ContentRowProps) {
  const content = useFragment(
    graphql`
      fragment ContentRow_content on Content {
        key
        kind
        title
        ...ShareButton_state @relay(mask: false)
        passedCount
        createdAt
        averageScore
        lastAttemptAt
        recentDays
        draftedBy
        revision
        ...RowMenu_content
        ...ShareButton_content
      }
    `,
    contentRef,
  );
  const { key, kind, title, lastAttemptAt } = content;
  const responses = content.attemptCount ?? 0;
  const isUnread = content.draftedBy !== null && content.revision === 1 && responses === 0 && !wasSeen(key);
  const average = kind === "SURVEY" ? "" : formatPercent(content.averageScore);

  return (
    <tr data-selected={isSelected || undefined}>
      <td>
        <SelectBox
          label={
            <>
              Select <AuthorText>{title}</AuthorText>
            </>
          }
          isChecked={isSelected}
          onToggle={() => onToggle(id)}
        />
      </td>
      <th scope="row" className="title">
        <div className="heading">
          <h3>
            <Link to={resultsPath(kind, key)}>
              <AuthorText>{title}</AuthorText>
            </Link>
          </h3>
          {isWide && (
            <Badge size="xs" flex="none">
              {kindLabel(kind)}
            </Badge>
          )}
        </div>
        <div className="state">
          {!isWide && `${kindLabel(kind)} · `}
          {stateLine(content)}
          {!isWide && content.rules?.maxAttempts == null && ` · ${countOf(responses, "response")}`}
          {!isWide && content.averageScore != null && ` · ${average}`}
          {isUnread && (
            <>
              {" · "}
              <StyledLink asChild>
                <Link to={createdPath(key)} aria-label={`Review before sharing: ${title}`}>
                  Review before sharing
                </Link>
              </StyledLink>
            </>
          )}
        </div>
      </th>
      {isWide && (
        <>
          <td className="responses">
            <span className="chart">
              <Sparkline days={content.recentDays ?? []} />
            </span>
            {countOf(responses, "response")}
          </td>
          <td className="score">{average}</td>
          <td className="activity">
            {lastAttemptAt ? (
              <>
                <LiveDot lastAttemptAt={lastAttemptAt} />
                <TimeAgo iso={lastAttemptAt} />
              </>
            ) : (
              "No activity"
            )}
          </td>
          <td className="created">
            <TimeAgo iso={content.createdAt} />
          </td>
        </>
      )}
      <td className="actions">
        <div>
          {isWide && (
            <>
              <Button asChild {...action}>
                <Link to={resultsPath(kind, key)} aria-label={`Results of ${title}`}>
                  Results
                </Link>
              </Button>
              <Button asChild {...action}>
                <Link to={editPath(key)} aria-label={`Edit ${title}`}>
                  Edit
                </Link>
              </Button>
            </>
          )}
          <ShareButton content={content} />
          <MorePlace title={title} content={content} {...place} />
        </div>
      </td>
    </tr>
  );
});

const action = { variant: "ghost", size: "sm", h: "11", px: "2" } as const;
