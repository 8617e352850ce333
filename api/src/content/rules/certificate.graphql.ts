import { builder } from "../../platform/graphql/builder.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import type { CertificateRule } from "./certificate.shared.ts";

const CertificateRuleType = builder.objectRef<CertificateRule>("CertificateRule").implement({
  description: "What certificates for who passed say beside the name and the title.",
  authScopes: { public: true },
  fields: (t) => ({
    issuer: t.string({
      nullable: true,
      description: "Who issues them, in the author's words; null where they name nobody.",
      resolve: ({ issuer }) => issuer,
    }),
    signatory: t.string({
      nullable: true,
      description: "Who signs for it, with what they are; null where nobody does.",
      resolve: ({ signatory }) => signatory,
    }),
    statesResult: t.boolean({
      description: "Whether they state the percentage.",
      resolve: ({ statesResult = false }) => statesResult,
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  certificate: t.field({
    type: CertificateRuleType,
    ...ownersAndAdmins("That who passes can have a certificate, and what it says; null where nobody can."),
    resolve: ({ rules }) => rules?.certificate,
  }),
}));
