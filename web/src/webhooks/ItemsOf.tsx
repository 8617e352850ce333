import { graphql, useFragment } from "react-relay";
import type { ItemsOf_webhook$key } from "#relay/ItemsOf_webhook.graphql.ts";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { countOf } from "../ui/text/format.ts";

/** Number of items shown by name; the others are counted. */
const mostNames = 3;

export function ItemsOf({ webhook }: { webhook: ItemsOf_webhook$key }) {
  const { allItems, contents } = useFragment(
    graphql`
      fragment ItemsOf_webhook on Webhook {
        allItems
        contents {
          id
          title
        }
      }
    `,
    webhook,
  );
  if (allItems) return "All items";
  const rest = contents.length - mostNames;
  return (
    <>
      {contents.slice(0, mostNames).map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && ", "}
          <AuthorText>{title}</AuthorText>
        </span>
      ))}
      {rest > 0 && ` and ${countOf(rest, "more item", "more items")}`}
    </>
  );
}
