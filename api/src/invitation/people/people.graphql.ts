import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { mostPeople } from "../invitation.shared.ts";
import { type AddedPeople as Added, addPeople, type PeoplePreview as Preview, previewPeople } from "./adding.ts";
import type { Person as ReadPerson } from "./person.rules.ts";
import type { Flaw } from "./reading.ts";

const PersonFieldInput = builder.inputType("InvitedFieldInput", {
  description: "What a list says of somebody in a column of its own.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The heading, at most 60 characters." }),
    value: t.string({ required: true, description: "What it says, at most 200 characters." }),
  }),
});

const PersonInput = builder.inputType("InvitedPersonInput", {
  description: "Somebody to invite, by an address, or by a name where the link is given out in another way.",
  fields: (t) => ({
    name: t.string({ description: "At most 100 characters." }),
    email: t.string({ description: "One invitation to an item for each." }),
    language: t.string({ description: "In which the person is written to, as BCP 47 has it; else that of the item." }),
    fields: t.field({ type: [PersonFieldInput], description: "What else the list says, at most 20." }),
    extraMinutes: t.int({ description: "Minutes beyond the time limit." }),
    extraPercent: t.int({ description: "Percent beyond the time limit." }),
  }),
});

/** A list in one of three forms. */
const PeopleInput = builder.inputType("InvitedPeopleInput", {
  description: `People in one of three forms, at most ${mostPeople.atOnce} at once.`,
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    people: t.field({ type: [PersonInput], description: "One by one." }),
    text: t.string({ description: "As text: a line for each, such as `Ada <ada@example.com>`, or CSV with headings." }),
    file: t.string({ description: "As a file of CSV or XLSX, in base64." }),
  }),
});

const InvitedPerson = builder.objectRef<ReadPerson>("InvitedPerson").implement({
  description: "Somebody as a list was read.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.string({ nullable: true, description: "The name; null without one.", resolve: ({ name }) => name }),
    email: t.string({ nullable: true, description: "The address; null without one.", resolve: ({ email }) => email }),
    language: t.exposeString("language", { nullable: true, description: "The language; null for the item's." }),
    extraMinutes: t.int({
      nullable: true,
      description: "Minutes beyond the time limit; null without any.",
      resolve: ({ extraMinutes }) => extraMinutes,
    }),
    extraPercent: t.int({
      nullable: true,
      description: "Percent beyond the time limit; null without any.",
      resolve: ({ extraPercent }) => extraPercent,
    }),
  }),
});

const PeopleFlaw = builder.objectRef<Flaw>("InvitedPeopleFlaw").implement({
  description: "A line that cannot be invited as it is.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Counted from 1, with the headings." }),
    text: t.exposeString("text", { description: "Its beginning, as it was sent." }),
    message: t.exposeString("message", { description: "What is wrong with it." }),
  }),
});

const PeoplePreview = builder.objectRef<Preview>("InvitedPeoplePreview").implement({
  description: "What adding a list of people would do.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    fresh: t.exposeInt("fresh", { description: "How many would be added." }),
    withoutAddress: t.exposeInt("withoutAddress", {
      description: "Number of people among them without an email address, who cannot be sent anything.",
    }),
    known: t.exposeInt("known", { description: "How many are invited to the item already, and stay as they are." }),
    repeated: t.exposeInt("repeated", { description: "Number of lines with an address that an earlier line has." }),
    flawed: t.exposeInt("flawed", { description: "How many lines cannot be invited as they are." }),
    flaws: t.expose("flaws", { type: [PeopleFlaw], description: "The first 100 of those." }),
    fields: t.exposeStringList("fields", { description: "The headings of columns that are kept as fields." }),
    people: t.expose("people", { type: [InvitedPerson], description: "The first 20 who would be added." }),
  }),
});

const AddedPeople = builder.objectRef<Added>("AddedPeople").implement({
  description: "What came of adding a list of people.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    added: t.exposeInt("added", { description: "How many were added." }),
    known: t.exposeInt("known", { description: "How many were invited to the item before, and stayed as they were." }),
    repeated: t.exposeInt("repeated", { description: "Number of lines with an address that an earlier line has." }),
    flawed: t.exposeInt("flawed", { description: "How many lines were skipped." }),
  }),
});

interface SentPeople {
  people?: ({ fields?: { name: string; value: string }[] | null | undefined } & object)[] | null | undefined;
}

/** The list in the form that REST uses. */
const listOf = <T extends SentPeople>({ people, ...input }: T) => ({
  ...input,
  ...(people && {
    people: people.map(({ fields, ...person }) => ({
      ...person,
      fields: Object.fromEntries((fields ?? []).map(({ name, value }) => [name, value])),
    })),
  }),
});

builder.mutationFields((t) => ({
  previewPeople: t.field({
    type: PeoplePreview,
    description: "Reads a list of people to invite, and says what is wrong with it line by line. Stores nothing.",
    errors: gives("What adding it would do."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: PeopleInput, required: true, description: "The list." }) },
    resolve: (_root, { input: { contentId, ...input } }, { platform, viewer }) =>
      previewPeople(platform, viewer, contentId.id, listOf(input)),
  }),
  addPeople: t.field({
    type: AddedPeople,
    description:
      "Adds people to those who are invited to one's own item; who is invited already stays as they are. VALIDATION_FAILED if any line has a flaw. Sends nothing.",
    errors: gives("What came of it."),
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: PeopleInput, required: true, description: "The list." }),
      skipFlawed: t.arg.boolean({ description: "True to leave out lines with a flaw, and add the others." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { input: { contentId, ...input }, skipFlawed, idempotencyKey }, { platform, viewer }) =>
      addPeople(platform, viewer, contentId.id, { ...listOf(input), skipFlawed }, idempotencyKey),
  }),
}));
