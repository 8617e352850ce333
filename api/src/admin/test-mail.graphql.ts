import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { adminsOnly } from "./scope.graphql.ts";
import { sendTestMail, type TestMail as TestMailShape } from "./test-mail.ts";

const TestMail = builder.objectRef<TestMailShape>("TestMail").implement({
  description: "The result of a test email.",
  authScopes: { admin: true },
  fields: (t) => ({
    recipient: t.exposeString("recipient", { description: "The email address of the recipient." }),
    delivered: t.exposeBoolean("delivered", { description: "Whether the SMTP server accepted the email." }),
    answer: t.exposeString("answer", {
      description: "Response of the SMTP server, or a sentence that explains why there is none.",
    }),
  }),
});

builder.mutationField("sendTestMail", (t) =>
  t.field({
    type: TestMail,
    description: "Sends a test email to the calling administrator and returns the SMTP server's response.",
    ...adminsOnly,
    errors: gives("The result of the test email."),
    resolve: (_root, _args, { platform, viewer }) => sendTestMail(platform, viewer),
  }),
);
