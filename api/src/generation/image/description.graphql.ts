import { imageHash } from "../../image/image.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { describeImage, describesImages } from "./description.ts";

builder.queryField("describesImages", (t) =>
  t.boolean({
    authScopes: { public: true },
    description: "Whether a language model is configured that sees images.",
    resolve: (_root, _args, { platform }) => describesImages(platform),
  }),
);

builder.mutationField("describeImage", (t) =>
  t.string({
    ...forSignedIn(gives("The proposal, in plain words.")),
    description:
      "Has the configured language model propose the description of the caller's own image, without storing it. Closing the connection stops it.",
    args: {
      url: t.arg.string({ required: true, description: "Path of the image, as used in texts: /images/….webp." }),
      language: t.arg.string({ description: "Language to write in, as a BCP 47 tag; English by default." }),
    },
    resolve: (_root, { url, language }, { platform, viewer, disconnected }) =>
      describeImage(platform, viewer, { hash: imageHash(url) ?? "", input: { language }, disconnected }),
  }),
);
