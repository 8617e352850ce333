import { builder } from "../../platform/graphql/builder.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import { CertificateEdit } from "../setting/certificate.rules.ts";

builder.prismaObjectField(Content, "certificate", (t) =>
  t.field({
    type: objectOf(CertificateEdit),
    ...ownersAndAdmins("Certificate for participants who pass; null if there is none."),
    resolve: ({ rules }) => rules?.certificate,
  }),
);
