import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { adminsOnly } from "./scope.graphql.ts";
import { sendTestMail, type TestMail as TestMailShape } from "./test-mail.ts";

const TestMail = builder.objectRef<TestMailShape>("TestMail").implement({
  description: "What became of a test mail.",
  authScopes: { admin: true },
  fields: (t) => ({
    recipient: t.exposeString("recipient", { description: "The address it was sent to." }),
    delivered: t.exposeBoolean("delivered", { description: "Whether the SMTP server took it." }),
    answer: t.exposeString("answer", {
      description: "What the SMTP server answered; where there is none, a word about that.",
    }),
  }),
});

builder.mutationField("sendTestMail", (t) =>
  t.field({
    type: TestMail,
    description: "Sends a mail to the administrator who asks, and tells what the SMTP server said.",
    ...adminsOnly,
    errors: gives("What became of the mail."),
    resolve: (_root, _args, { platform, viewer }) => sendTestMail(platform, viewer),
  }),
);
