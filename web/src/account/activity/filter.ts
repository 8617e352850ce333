import type { ActivityScreenQuery } from "#relay/ActivityScreenQuery.graphql.ts";
import type { LoggedAction } from "../../../../api/src/account/log/log.shared.ts";

/** The server's names in lower case, as the address contains them. Loaded with the first page, so without labels. */
const kinds = [
  "signed_in",
  "sign_in_failed",
  "signed_out_everywhere",
  "password_changed",
  "password_reset",
  "address_changed",
  "address_restored",
  "data_exported",
  "token_made",
  "token_revoked",
  "webhook_made",
  "webhook_changed",
  "webhook_secret_renewed",
  "webhook_deleted",
  "results_exported",
  "attempts_deleted",
  "attempts_restored",
  "attempts_regraded",
  "places_freed",
  "content_deleted",
  "content_restored",
  "content_purged",
  "settings_changed",
  "key_changed",
  "admin_granted",
  "admin_revoked",
] as const satisfies readonly LoggedAction[];
type KindOfEntry = (typeof kinds)[number] | "";

export const kindIn = (address: URLSearchParams): KindOfEntry =>
  kinds.find((kind) => kind === address.get("what")) ?? "";

export function activityVariables(address: URLSearchParams): ActivityScreenQuery["variables"] {
  const kind = kindIn(address);
  const contentId = address.get("item");
  return {
    ...(kind && { action: kind.toUpperCase() as Uppercase<typeof kind> }),
    ...(contentId !== null && { contentId }),
  };
}
