import { Content, ownersOnly, ownItem } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { objectOf } from "../../platform/shape/object.ts";
import * as contract from "../invitation.contract.ts";
import { Invitation } from "../invitation.graphql.ts";
import { MailingEdit, Sending } from "./mailing.rules.ts";
import { mostAtOnce } from "./mailing.shared.ts";
import { editMailing, mailingOf, sendInvitations, shownMailing } from "./mailing.ts";

const MailingType = objectOf(contract.Mailing);

builder.prismaObjectField(Content, "invitationMailing", (t) =>
  t.field({
    type: MailingType,
    ...ownersOnly("results:read")("The texts of invitations and reminders, and the days of automatic reminders."),
    resolve: async ({ id }, _args, { platform }) => shownMailing(platform, await mailingOf(platform, id)),
  }),
);

const UpdateInvitationMailingInput = inputOf(MailingEdit, {
  name: "UpdateInvitationMailing",
  description: "A change to the texts and days; null removes a value, omitted fields stay unchanged.",
  fields: (t) => ({
    contentId: t.globalID(ownItem),
  }),
});

const LetterKind = enumOf("InvitationLetterKind", "Kind of email.", {
  invitation: "The invitation.",
  reminder: "A reminder to people who have not answered.",
});

const SendInvitationsInput = inputOf(Sending, {
  name: "SendInvitations",
  description: "The email to send, and its recipients.",
  without: ["letter", "ids"],
  fields: (t) => ({
    ...keyed(t),
    contentId: t.globalID(ownItem),
    letter: t.field({ type: LetterKind, required: true, description: "Kind of email to send." }),
    ids: t.globalIDList({
      for: Invitation,
      description: `Global ids of the invitations to send to, at most ${mostAtOnce}, even if they have received the email before. Without them, everyone who has yet to receive it.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  updateInvitationMailing: t.field({
    type: MailingType,
    description:
      "Changes the texts of invitations and reminders to one of your items, and the days of automatic reminders.",
    ...forSignedIn(gives("The texts and days as they are now.")),
    args: { input: t.arg({ type: UpdateInvitationMailingInput, required: true, description: "The change." }) },
    resolve: async (_root, { input: { contentId, ...input } }, { platform, viewer }) =>
      shownMailing(platform, await editMailing(platform, viewer, contentId.id, input)),
  }),
  sendInvitations: t.field({
    type: objectOf(contract.Queued, { scope: "signedIn" }),
    description:
      "Sends an email to people who are invited to one of your items. Skips people who have answered, who refuse emails, or whose link was withdrawn. FORBIDDEN until the sender's own email address is verified, CONFLICT while the item is private or its title contains a link, an address or a telephone number, CLOSED once the item no longer accepts answers.",
    ...forSignedIn(gives("The emails that are about to be sent.")),
    args: {
      input: t.arg({
        type: SendInvitationsInput,
        required: true,
        description: "The email to send, and its recipients.",
      }),
    },
    resolve: (_root, { input: { contentId, ids, idempotencyKey, ...input } }, { platform, viewer }) =>
      sendInvitations(platform, viewer, contentId.id, { ...input, ids: ids?.map(({ id }) => id) }, idempotencyKey),
  }),
}));
