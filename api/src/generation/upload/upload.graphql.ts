import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { createUploadLink } from "./upload.ts";

builder.mutationField("createUploadLink", (t) =>
  t.string({
    ...forSignedIn(
      gives("The URL to PUT the file to, as application/pdf; its path is then the `path` of PdfSourceInput."),
    ),
    description:
      "Creates a URL that accepts one PDF to generate from: once, for 15 minutes, and only while the session or token that requested it is valid.",
    resolve: (_root, _args, { platform, viewer }) => createUploadLink(platform, viewer),
  }),
);
