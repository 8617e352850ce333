import type { screens } from "../../../api/src/client/screens.shared.ts";
import { activityVariables } from "../account/activity/filter.ts";
import { adminVariables } from "../admin/address.ts";
import { listVariables, pageSize, readFilters } from "../dashboard/filters.ts";
import { screenVariables } from "../results/filter/address.ts";

export interface Place {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** Variables of the screens' first queries. */
export const variablesOf = {
  dashboard: ({ search }: Place) => ({ ...listVariables(readFilters(search)), first: pageSize }),
  maker: ({ search }: Place) => ({
    key: search.get("edit") ?? search.get("created") ?? search.get("from") ?? "",
    edits: search.has("edit"),
    previews: search.has("created") && !search.has("edit"),
    copies: search.has("from") && !search.has("created") && !search.has("edit"),
  }),
  desk: ({ params }: Place) => ({ id: params.id ?? "" }),
  results: ({ params, search }: Place) => ({ key: params.key ?? "", ...screenVariables(search) }),
  item: ({ params }: Place) => ({ key: params.key ?? "" }),
  webhooks: () => ({}),
  webhook: ({ params }: Place) => ({ id: params.id ?? "" }),
  admin: ({ search }: Place) => adminVariables(search),
  profile: ({ params: { part } }: Place) => ({
    isPerson: part === undefined,
    isPrograms: part === "programs",
    isData: part === "data",
  }),
  activity: ({ search }: Place) => activityVariables(search),
};

type Screen = (typeof screens)[keyof typeof screens];

/** The first query of each screen for signed-in users, by the name of its module. */
export const firstQueries: Partial<Record<Screen, { name: string; variables: (place: Place) => object }>> = {
  "dashboard/DashboardScreen": { name: "DashboardScreenQuery", variables: variablesOf.dashboard },
  "create/MakerScreen": { name: "MakerScreenQuery", variables: variablesOf.maker },
  "create/desk/DeskScreen": { name: "DeskScreenQuery", variables: variablesOf.desk },
  "results/ResultsScreen": { name: "ResultsScreenQuery", variables: variablesOf.results },
  "results/regrading/RegradeScreen": { name: "RegradeScreenQuery", variables: variablesOf.item },
  "webhooks/item/ItemWebhooksScreen": { name: "ItemWebhooksScreenQuery", variables: variablesOf.item },
  "webhooks/WebhooksScreen": { name: "WebhooksScreenQuery", variables: variablesOf.webhooks },
  "webhooks/WebhookScreen": { name: "WebhookScreenQuery", variables: variablesOf.webhook },
  "admin/AdminScreen": { name: "AdminScreenQuery", variables: variablesOf.admin },
  "account/profile/ProfileScreen": { name: "ProfileScreenQuery", variables: variablesOf.profile },
  "account/activity/ActivityScreen": { name: "ActivityScreenQuery", variables: variablesOf.activity },
};
