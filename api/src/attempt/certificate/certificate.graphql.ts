import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { Attempt } from "../attempt.graphql.ts";
import { mayReadNames } from "../attempt.policy.ts";
import { checkCertificate, checkedOf, issueCertificate, revokeCertificate } from "./certificate.ts";
import { type PresentedCertificate, presentCertificate } from "./present.ts";

const CertificateStatus = enumOf("CertificateStatus", "Whether a certificate is valid.", {
  VALID: "The certificate is valid.",
  REVOKED:
    "The certificate is revoked: its response was deleted, lost its name or fell below the pass mark in a regrading, or the item's owner revoked it. All other details are hidden.",
});

const Certificate = builder.objectRef<PresentedCertificate>("Certificate").implement({
  description: "Confirmation that a participant passed, as of the time of issue.",
  authScopes: { public: true },
  fields: (t) => ({
    code: t.exposeString("code", { description: "Code for checking the certificate." }),
    status: t.field({
      type: CertificateStatus,
      description: "Whether the certificate is valid.",
      resolve: ({ status }) => status,
    }),
    url: t.exposeString("url", { description: "Page on which anyone can check the certificate." }),
    pdfUrl: t.exposeString("pdfUrl", {
      nullable: true,
      description: "URL of the certificate for printing; null once it is revoked.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description:
        "Name as entered by the participant or by the person who invited them; not verified. Null once it is revoked.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "Title of the item when the certificate was issued; null once it is revoked.",
    }),
    percentage: t.exposeInt("percentage", {
      nullable: true,
      description: "Score in percent; null if the certificate does not state it.",
    }),
    issuer: t.exposeString("issuer", {
      nullable: true,
      description: "Issuer as entered by the item's author; null without one.",
    }),
    signatory: t.exposeString("signatory", {
      nullable: true,
      description: "Person who signs the certificate; null without one.",
    }),
    language: t.exposeString("language", {
      nullable: true,
      description: "Language of the certificate; null once it is revoked.",
    }),
    completedOn: t.exposeString("completedOn", {
      nullable: true,
      description: "Day of submission, in the item's time zone, such as 2026-11-27; null once it is revoked.",
    }),
    issuedAt: t.expose("issuedAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of issue; null once it is revoked.",
    }),
  }),
});

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
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      attemptKey: t.arg.string({ required: true, description: "The attempt key of the response." }),
      name: t.arg.string({ description: "Name on the certificate; required, and used, only if none was submitted." }),
      language: t.arg.string({
        description: "BCP 47 tag of the certificate's language; defaults to the language of the response.",
      }),
      allowBoxes: t.arg.boolean({
        description:
          "Whether to issue the certificate even if the PDF shows boxes for characters of the name that no font has.",
      }),
    },
    resolve: async (_root, { contentId: { id }, ...order }, { platform, viewer }) =>
      presentCertificate(platform, await issueCertificate(platform, viewer, id, order)),
  }),
  revokeCertificate: t.field({
    type: Certificate,
    description: "Permanently revokes a certificate for a response to your own item; repeating it changes nothing.",
    errors: gives("The certificate, revoked."),
    authScopes: { signedIn: true },
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
