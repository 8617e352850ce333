import "./account/account.graphql.ts";
import "./account/recovery.graphql.ts";
import "./account/profile.graphql.ts";
import "./account/access-token.graphql.ts";
import "./admin/test-mail.graphql.ts";
import "./content/content.graphql.ts";
import "./content/change.graphql.ts";
import "./generation/generation.graphql.ts";
import "./attempt/attempt.graphql.ts";
import "./webhook/webhook.graphql.ts";
import "./results/analysis.graphql.ts";
import "./results/attempts.graphql.ts";
import "./results/export.graphql.ts";
import "./results/results.graphql.ts";
import "./admin/admin.graphql.ts";
import "./admin/lists.graphql.ts";
import { builder } from "./platform/builder.ts";

export const schema = builder.toSchema();
