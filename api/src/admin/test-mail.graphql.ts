import { builder } from "../platform/graphql/builder.ts";
import { adminsOnly } from "./scope.graphql.ts";
import { sendTestMail, type TestMail as TestMailShape } from "./test-mail.ts";

const TestMail = builder.objectRef<TestMailShape>("TestMail").implement({
  description: "What became of a test mail.",
  authScopes: { admin: true },
  fields: (t) => ({
    recipient: t.exposeString("recipient"),
    delivered: t.exposeBoolean("delivered"),
    answer: t.exposeString("answer", { description: "In the words of the SMTP server, where there is one." }),
  }),
});

builder.mutationField("sendTestMail", (t) =>
  t.field({
    type: TestMail,
    description: "Sends a mail to the administrator who asks, and tells what the SMTP server said.",
    ...adminsOnly,
    errors: {},
    resolve: (_root, _args, { platform, viewer }) => sendTestMail(platform, viewer),
  }),
);
