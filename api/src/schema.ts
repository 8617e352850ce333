import "./platform/graphql/error.graphql.ts";
import "./account/account.graphql.ts";
import "./account/recovery/recovery.graphql.ts";
import "./account/profile/profile.graphql.ts";
import "./account/address/address-change.graphql.ts";
import "./account/token/access-token.graphql.ts";
import "./account/standing/standing.graphql.ts";
import "./admin/test-mail.graphql.ts";
import "./content/content.graphql.ts";
import "./content/token-items.graphql.ts";
import "./content/question/clinic/clinic.graphql.ts";
import "./content/template/template.graphql.ts";
import "./content/edit/change.graphql.ts";
import "./generation/generation.graphql.ts";
import "./generation/drafting/drafting.graphql.ts";
import "./generation/drafting/commands.graphql.ts";
import "./generation/missing/missing.graphql.ts";
import "./generation/progress.graphql.ts";
import "./generation/upload/upload.graphql.ts";
import "./attempt/attempt.graphql.ts";
import "./webhook/delivery/delivery.graphql.ts";
import "./webhook/endpoint/endpoint.graphql.ts";
import "./webhook/event/event.graphql.ts";
import "./webhook/webhook.graphql.ts";
import "./results/analysis/analysis.graphql.ts";
import "./results/attempts/attempts.graphql.ts";
import "./results/export/export.graphql.ts";
import "./results/results.graphql.ts";
import "./results/texts/texts.graphql.ts";
import "./results/texts/words.graphql.ts";
import "./admin/admin.graphql.ts";
import "./admin/lists.graphql.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./platform/graphql/builder.ts";

export const schema = builder.toSchema();

/** The schema as text, with its descriptions, in an order that stays the same. */
export const schemaText = () => `${printSchema(lexicographicSortSchema(schema))}\n`;
