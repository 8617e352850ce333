import { ownItem } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { exportLink, invitationLinksLink, ownDataLink } from "./link.ts";

const ExportFormat = enumOf("ExportFormat", "The format of an export.", {
  csv: "Comma-separated values, one attempt per line.",
  xlsx: "A workbook for spreadsheets, one attempt per row.",
  json: "A list with one object per attempt.",
  codebook: "The variables of an export with codes, as comma-separated values.",
});

builder.mutationField("exportResults", (t) =>
  t.string({
    ...forSignedIn(gives("The path for the download, valid once and for five minutes.")),
    description:
      "Creates a path on this server for downloading all attempts: valid once, for five minutes, and only while the session or token that requested it is valid.",
    args: {
      filter: t.arg({ type: ResultsFilterInput, description: filterText }),
      id: t.arg.globalID(ownItem),
      format: t.arg({ type: ExportFormat, required: true, description: "The format of the file." }),
      optionColumns: t.arg.boolean({
        description:
          "Whether questions with several choices get a column of 1 and 0 for each option, in CSV and XLSX; false by default.",
      }),
      codes: t.arg.boolean({
        description:
          "Whether CSV and XLSX have short variable names, codes next to labels, and 0 or 1 for each graded answer; false by default.",
      }),
    },
    resolve: (_root, { id, format, optionColumns, codes, filter }, { platform, viewer }) =>
      exportLink(platform, viewer, id.id, { ...filter, format, optionColumns, codes }),
  }),
);

const TableFormat = enumOf("TableFormat", "The format of a table.", {
  csv: "Comma-separated values.",
  xlsx: "A workbook for spreadsheets.",
});

builder.mutationField("exportInvitationLinks", (t) =>
  t.string({
    ...forSignedIn(gives("The path for the download, valid once and for five minutes.")),
    description:
      "Creates a path on this server for downloading the personal links of everyone invited to an item, in the same way as `exportResults`. The account's log records the download.",
    args: {
      contentId: t.arg.globalID(ownItem),
      format: t.arg({ type: TableFormat, required: true, description: "The format of the file." }),
    },
    resolve: (_root, { contentId, format }, { platform, viewer }) =>
      invitationLinksLink(platform, viewer, contentId.id, { format }),
  }),
);

builder.mutationField("exportOwnData", (t) =>
  t.string({
    ...forSignedIn(gives("The path for the download of a JSON document, valid once and for five minutes.")),
    description:
      "Creates a path on this server for downloading all stored data of the viewer: valid once, for five minutes, and only while the session that requested it is valid. Not available to tokens.",
    resolve: (_root, _args, { platform, viewer }) => ownDataLink(platform, viewer),
  }),
);
