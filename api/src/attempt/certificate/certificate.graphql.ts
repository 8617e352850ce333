import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { Attempt } from "../attempt.graphql.ts";
import { mayReadNames } from "../attempt.policy.ts";
import { checkCertificate, checkedOf, issueCertificate, revokeCertificate } from "./certificate.ts";
import { type PresentedCertificate, presentCertificate } from "./present.ts";

const CertificateStatus = builder.enumType("CertificateStatus", {
  description: "Whether a certificate counts.",
  values: {
    VALID: { description: "It does." },
    REVOKED: {
      description:
        "Its answers were deleted, lost their names, or came to less than the pass mark, graded anew; or the item's owner revoked it. Nothing else is told of it.",
    },
  } as const,
});

const Certificate = builder.objectRef<PresentedCertificate>("Certificate").implement({
  description: "That somebody passed, as things were when it was issued.",
  authScopes: { public: true },
  fields: (t) => ({
    code: t.exposeString("code", { description: "By which anybody checks it." }),
    status: t.field({ type: CertificateStatus, description: "Whether it counts.", resolve: ({ status }) => status }),
    url: t.exposeString("url", { description: "The page on which anybody checks it." }),
    pdfUrl: t.exposeString("pdfUrl", {
      nullable: true,
      description: "The certificate to print; null once it is revoked.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "As the person wrote it, or who invited them; nobody has checked it. Null once it is revoked.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "What was passed, as it was called then. Null once it is revoked.",
    }),
    percentage: t.exposeInt("percentage", { nullable: true, description: "Null where it is not stated." }),
    issuer: t.exposeString("issuer", {
      nullable: true,
      description: "As the item's author wrote it; null where it names nobody.",
    }),
    signatory: t.exposeString("signatory", {
      nullable: true,
      description: "Who signs for it; null where nobody does.",
    }),
    language: t.exposeString("language", {
      nullable: true,
      description: "In which it is printed; null once it is revoked.",
    }),
    completedOn: t.exposeString("completedOn", {
      nullable: true,
      description:
        "The day on which the answers were handed in, in the item's zone: 2026-11-27. Null once it is revoked.",
    }),
    issuedAt: t.expose("issuedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was issued; null once it is revoked.",
    }),
  }),
});

const code = "As it stands on the certificate; small letters, and letters that look like a digit, are understood.";

builder.queryField("certificate", (t) =>
  t.field({
    type: Certificate,
    description: "A certificate, for anybody who has its code. NOT_FOUND for one that never was.",
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
      "Issues the certificate for answers that passed, where the item has such a rule, to whoever has their key and may be told that they passed. It is issued once: asked again, it is the same, whatever name is sent.",
    errors: gives("The certificate."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      attemptKey: t.arg.string({ required: true, description: "With which the answers were handed in." }),
      name: t.arg.string({ description: "That it is to bear; needed, and used, only where none was handed in." }),
      language: t.arg.string({
        description: "In which to issue it, as BCP 47 has it; else that in which the answers were given.",
      }),
      allowBoxes: t.arg.boolean({
        description: "Issues it although the PDF shows boxes in place of characters of the name that no font has.",
      }),
    },
    resolve: async (_root, { contentId: { id }, ...order }, { platform, viewer }) =>
      presentCertificate(platform, await issueCertificate(platform, viewer, id, order)),
  }),
  revokeCertificate: t.field({
    type: Certificate,
    description: "Revokes a certificate for answers to one's own item, for good; again it changes nothing.",
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
      "The certificate that was issued for it; null without one, and to tokens without `participants:read`, as it names the taker.",
    select: { certificate: true },
    resolve: (attempt, _args, { platform, viewer }) => {
      const { certificate } = attempt;
      return certificate && mayReadNames(viewer) ? presentCertificate(platform, checkedOf(certificate, attempt)) : null;
    },
  }),
);
