import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { objectOf } from "../platform/shape/object.ts";
import { TestMail } from "./admin.contract.ts";
import { adminsOnly } from "./scope.graphql.ts";
import { sendTestMail } from "./test-mail.ts";

builder.mutationField("sendTestMail", (t) =>
  t.field({
    type: objectOf(TestMail, { scope: "admin" }),
    description: "Sends a test email to the calling administrator and returns the SMTP server's response.",
    ...adminsOnly,
    errors: gives("The result of the test email."),
    resolve: (_root, _args, { platform, viewer }) => sendTestMail(platform, viewer),
  }),
);
