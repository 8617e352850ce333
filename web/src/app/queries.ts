import type { screens } from "../../../api/src/platform/shared/screens.shared.ts";
import { adminVariables } from "../admin/address.ts";
import { listVariables, pageSize, readFilters } from "../dashboard/filters.ts";
import { screenVariables } from "../results/filter/address.ts";

/** What an address says. */
export interface Place {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** The variables of the queries that screens begin with. */
export const variablesOf = {
  dashboard: ({ search }: Place) => ({ ...listVariables(readFilters(search)), first: pageSize }),
  maker: ({ search }: Place) => ({
    key: search.get("edit") ?? search.get("created") ?? "",
    edits: search.has("edit"),
    previews: search.has("created") && !search.has("edit"),
  }),
  results: ({ params, search }: Place) => ({ key: params.key ?? "", ...screenVariables(search) }),
  webhooks: ({ params }: Place) => ({ key: params.key ?? "" }),
  admin: ({ search }: Place) => adminVariables(search),
  profile: () => ({}),
};

type Screen = (typeof screens)[keyof typeof screens];

/** What a signed-in person's screen asks first, by the file that it begins in. */
export const firstQueries: Partial<Record<Screen, { name: string; variables: (place: Place) => object }>> = {
  "dashboard/DashboardScreen": { name: "DashboardScreenQuery", variables: variablesOf.dashboard },
  "create/MakerScreen": { name: "MakerScreenQuery", variables: variablesOf.maker },
  "results/ResultsScreen": { name: "ResultsScreenQuery", variables: variablesOf.results },
  "results/webhooks/WebhooksScreen": { name: "WebhooksScreenQuery", variables: variablesOf.webhooks },
  "admin/AdminScreen": { name: "AdminScreenQuery", variables: variablesOf.admin },
  "account/profile/ProfileScreen": { name: "ProfileScreenQuery", variables: variablesOf.profile },
};
