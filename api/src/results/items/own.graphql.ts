import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import { User } from "../../account/account.graphql.ts";
import { Activity, Content, ContentKind, ownOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { countOfAllPages } from "../../platform/graphql/descriptions.ts";
import { pageOfList } from "../../platform/graphql/list/list.ts";
import { SortOrder } from "../../platform/graphql/list/sort-order.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { ownPage } from "./own.ts";

const ContentState = enumOf("ContentState", "Whether people with the link can respond.", {
  open: "Anyone who may respond can respond now.",
  scheduled: "Not opened yet.",
  closed: "Closed.",
  full: "The maximum number of responses is reached.",
  draft: "Private: only the owner can open the link.",
});

const OwnContentSort = enumOf("OwnContentSort", "Columns that authors can sort their items by.", {
  title: "Title.",
  responses: "Number of attempts.",
  score: "Mean percentage.",
  activity: "Time of the newest submission.",
  created: "Time of creation.",
});

const idIn = (cursor: string | undefined) => (cursor === undefined ? cursor : (parsePrismaCursor(cursor) as string));

builder.prismaObjectField(User, "contents", (t) =>
  t.connection(
    {
      ...ownOnly("content:read")("The viewer's own items, newest first by default; at most 100 a page."),
      type: Content,
      args: {
        search: t.arg.string({ description: "Part of the title, ignoring case." }),
        kind: t.arg({ type: ContentKind, description: "Kind of items to include." }),
        activity: t.arg({
          type: Activity,
          description: "Whether to include only items with responses, or only items without.",
        }),
        state: t.arg({ type: ContentState, description: "State of items to include." }),
        sort: t.arg({ type: OwnContentSort, description: "Column to sort by. Items without a value come last." }),
        order: t.arg({ type: SortOrder, description: "Direction; ascending by default with `sort`." }),
      },
      resolve: async (_user, args, context, info) => {
        const { platform, viewer } = context;
        let totalCount = 0;
        const page = await pageOfList(
          { args, context, info },
          async ({ after, before, ...slice }) => {
            const { ids, total } = await ownPage(platform, viewer, args, {
              ...slice,
              after: idIn(after),
              before: idIn(before),
            });
            totalCount = total;
            return ids.map((id) => ({ id }));
          },
          (row) => formatPrismaCursor(row, "id"),
          (query) => platform.db.content.findMany(query),
        );
        return { ...page, totalCount };
      },
    },
    {
      name: "UserContentsConnection",
      fields: (t) => ({ totalCount: t.exposeInt("totalCount", { description: countOfAllPages }) }),
    },
    { name: "UserContentsConnectionEdge" },
  ),
);
