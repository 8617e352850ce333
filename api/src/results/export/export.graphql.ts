import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { exportLink } from "./link.ts";

const ExportFormat = builder.enumType("ExportFormat", {
  values: { CSV: { value: "csv" }, XLSX: { value: "xlsx" }, JSON: { value: "json" } } as const,
});

builder.mutationField("exportResults", (t) =>
  t.string({
    errors: {},
    // Exporting changes nothing, so a read-only token may, as it may over REST.
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    description:
      "A path on this server from which all attempts can be downloaded: once, for five minutes, and only while the session or token that asked for it holds.",
    args: {
      filter: t.arg({ type: ResultsFilterInput }),
      id: t.arg.globalID({ for: Content, required: true }),
      format: t.arg({ type: ExportFormat, required: true }),
      optionColumns: t.arg.boolean({
        description:
          "In CSV and XLSX, questions where people may choose several options get a column of 1 and 0 for each.",
      }),
    },
    resolve: (_root, { id, format, optionColumns, filter }, { platform, viewer }) =>
      exportLink(platform, viewer, id.id, { ...filter, format, optionColumns }),
  }),
);
