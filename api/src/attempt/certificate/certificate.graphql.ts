import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { Attempt } from "../attempt.graphql.ts";
import { mayReadNames } from "../attempt.policy.ts";
import * as contract from "./certificate.contract.ts";
import { checkCertificate, checkedOf, issueCertificate, revokeCertificate } from "./certificate.ts";
import { presentCertificate } from "./present.ts";

enumOf("CertificateStatus", "Whether a certificate is valid.", {
  VALID: "The certificate is valid.",
  REVOKED:
    "The certificate is revoked: its response was deleted, lost its name or fell below the pass mark in a regrading, or the item's owner revoked it. All other details are hidden.",
});

const Certificate = objectOf(contract.Certificate);

const code = "Code on the certificate; lowercase letters, and letters that look like a digit, are accepted.";

builder.queryField("certificate", (t) =>
  t.field({
    type: Certificate,
    description: "A certificate, for anyone with its code. NOT_FOUND if there never was one.",
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, description: code }) },
    resolve: async (_root, { code }, { platform, viewer }) =>
      presentCertificate(platform, await checkCertificate(platform, viewer, code)),
  }),
);

builder.mutationFields((t) => ({
  issueCertificate: t.field({
    type: Certificate,
    description:
      "Issues the certificate for a response that passed, if the item has such a rule, to anyone who has the attempt key and may see that the response passed. Each certificate is issued once: repeated requests return the same one, whatever name is sent.",
    errors: gives("The certificate."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(idOf(Content, "the item")),
      attemptKey: t.arg.string({ required: true, description: "The attempt key of the response." }),
      name: t.arg.string({ description: "Name on the certificate; required, and used, only if none was submitted." }),
      language: t.arg.string({
        description: "BCP 47 tag of the certificate's language; defaults to the language of the response.",
      }),
      allowBoxes: t.arg.boolean({
        description:
          "Whether to issue the certificate even if the PDF omits characters of the name, or shows boxes instead.",
      }),
    },
    resolve: async (_root, { contentId: { id }, ...order }, { platform, viewer }) =>
      presentCertificate(platform, await issueCertificate(platform, viewer, id, order)),
  }),
  revokeCertificate: t.field({
    type: Certificate,
    description: "Permanently revokes a certificate for a response to one of your items; repeating it changes nothing.",
    ...forSignedIn(gives("The certificate, revoked.")),
    args: { code: t.arg.string({ required: true, description: code }) },
    resolve: async (_root, { code }, { platform, viewer }) =>
      presentCertificate(platform, await revokeCertificate(platform, viewer, code)),
  }),
}));

builder.prismaObjectField(Attempt, "certificate", (t) =>
  t.field({
    type: Certificate,
    nullable: true,
    description:
      "The certificate issued for the attempt; null without one, and to tokens without `participants:read`, because it shows the participant's name.",
    select: { certificate: true },
    resolve: (attempt, _args, { platform, viewer }) => {
      const { certificate } = attempt;
      return certificate && mayReadNames(viewer) ? presentCertificate(platform, checkedOf(certificate, attempt)) : null;
    },
  }),
);
