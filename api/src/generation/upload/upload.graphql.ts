import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { createUploadLink } from "./upload.ts";

builder.mutationField("createUploadLink", (t) =>
  t.string({
    errors: gives("The address to PUT the file to, as application/pdf; its path is the `path` of PdfSourceInput then."),
    authScopes: { signedIn: true },
    description:
      "Makes an address that takes one PDF to generate from: once, for 15 minutes, and only while the session or token that asked for it holds.",
    resolve: (_root, _args, { platform, viewer }) => createUploadLink(platform, viewer),
  }),
);
