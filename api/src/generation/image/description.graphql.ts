import { imageHash } from "../../content/rich/image.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
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
    errors: gives("The proposal, in plain words."),
    authScopes: { signedIn: true },
    description:
      "Has the language model that the service is set up with propose the description of an image of one's own, without storing it. Hanging up stops it.",
    args: {
      url: t.arg.string({ required: true, description: "Its path as texts name it: /images/….webp." }),
      language: t.arg.string({ description: "What to write in, as BCP 47 has it; English without." }),
    },
    resolve: (_root, { url, language }, { platform, viewer, disconnected }) =>
      describeImage(platform, viewer, { hash: imageHash(url) ?? "", input: { language }, disconnected }),
  }),
);
