import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { exportLink, invitationLinksLink, ownDataLink } from "./link.ts";

const ExportFormat = builder.enumType("ExportFormat", {
  description: "The format of an export.",
  values: {
    CSV: { value: "csv", description: "Comma-separated values, one attempt a line." },
    XLSX: { value: "xlsx", description: "A workbook for spreadsheets, one attempt a row." },
    JSON: { value: "json", description: "A list with one object an attempt." },
  } as const,
});

builder.mutationField("exportResults", (t) =>
  t.string({
    errors: gives("The path to download from, once and within five minutes."),
    authScopes: { signedIn: true },
    description:
      "Makes a path on this server from which all attempts can be downloaded: once, for five minutes, and only while the session or token that asked for it holds.",
    args: {
      filter: t.arg({ type: ResultsFilterInput, description: filterText }),
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      format: t.arg({ type: ExportFormat, required: true, description: "The format of the file." }),
      optionColumns: t.arg.boolean({
        description:
          "Whether questions where people may choose several options get a column of 1 and 0 for each option, in CSV and XLSX; not when it is left out.",
      }),
    },
    resolve: (_root, { id, format, optionColumns, filter }, { platform, viewer }) =>
      exportLink(platform, viewer, id.id, { ...filter, format, optionColumns }),
  }),
);

const TableFormat = builder.enumType("TableFormat", {
  description: "The format of a table.",
  values: {
    CSV: { value: "csv", description: "Comma-separated values." },
    XLSX: { value: "xlsx", description: "A workbook for spreadsheets." },
  } as const,
});

builder.mutationField("exportInvitationLinks", (t) =>
  t.string({
    errors: gives("The path to download from, once and within five minutes."),
    authScopes: { signedIn: true },
    description:
      "Makes a path on this server from which the personal links of everybody who is invited to an item can be downloaded, as `exportResults` does. The download is told in the account's log.",
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      format: t.arg({ type: TableFormat, required: true, description: "The format of the file." }),
    },
    resolve: (_root, { contentId, format }, { platform, viewer }) =>
      invitationLinksLink(platform, viewer, contentId.id, { format }),
  }),
);

builder.mutationField("exportOwnData", (t) =>
  t.string({
    errors: gives("The path to download a JSON document from, once and within five minutes."),
    authScopes: { signedIn: true },
    description:
      "Makes a path on this server from which everything stored of the viewer can be downloaded: once, for five minutes, and only while the session that asked for it holds. No token can ask for it.",
    resolve: (_root, _args, { platform, viewer }) => ownDataLink(platform, viewer),
  }),
);
