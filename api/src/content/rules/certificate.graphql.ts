import { builder } from "../../platform/graphql/builder.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import type { CertificateRule } from "./certificate.shared.ts";

const CertificateRuleType = builder.objectRef<CertificateRule>("CertificateRule").implement({
  description: "Text of certificates for participants who pass, in addition to the name and the title.",
  authScopes: { public: true },
  fields: (t) => ({
    issuer: t.string({
      nullable: true,
      description: "Issuer, in the author's words; null if not set.",
      resolve: ({ issuer }) => issuer,
    }),
    signatory: t.string({
      nullable: true,
      description: "Person who signs for the issuer, with their position; null if not set.",
      resolve: ({ signatory }) => signatory,
    }),
    statesResult: t.boolean({
      description: "Whether certificates state the percentage.",
      resolve: ({ statesResult = false }) => statesResult,
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  certificate: t.field({
    type: CertificateRuleType,
    ...ownersAndAdmins("Certificate for participants who pass; null if there is none."),
    resolve: ({ rules }) => rules?.certificate,
  }),
}));
