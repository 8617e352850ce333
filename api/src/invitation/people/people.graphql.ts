import type { z } from "zod";
import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { mostPeople } from "../invitation.shared.ts";
import { type AddedPeople as Added, addPeople, type PeoplePreview as Preview, previewPeople } from "./adding.ts";
import { PeopleInput as People, Person } from "./person.rules.ts";
import type { Flaw } from "./reading.ts";

const PersonFieldInput = builder.inputType("InvitedFieldInput", {
  description: "A person's value in another column of the list.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Heading of the column, at most 60 characters." }),
    value: t.string({ required: true, description: "Value in the column, at most 200 characters." }),
  }),
});

const PersonInput = inputOf(Person, {
  name: "InvitedPerson",
  description: "A person to invite, by email address, or by name if the link is given out in another way.",
  without: ["fields"],
  fields: (t) => ({
    fields: t.field({ type: [PersonFieldInput], description: "Values in other columns of the list, at most 20." }),
  }),
});

const PeopleInput = inputOf(People, {
  name: "InvitedPeople",
  description: `People in one of three forms, at most ${mostPeople.atOnce} at once.`,
  without: ["people"],
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of the caller's own item." }),
    people: t.field({ type: [PersonInput], description: "The people, one by one." }),
  }),
});

const InvitedPerson = builder.objectRef<z.output<typeof Person>>("InvitedPerson").implement({
  description: "A person as read from a list.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.string({ nullable: true, description: "The name; null without one.", resolve: ({ name }) => name }),
    email: t.string({
      nullable: true,
      description: "The email address; null without one.",
      resolve: ({ email }) => email,
    }),
    language: t.exposeString("language", {
      nullable: true,
      description: "Language of emails to the person; null for the item's language.",
    }),
    extraMinutes: t.int({
      nullable: true,
      description: "Minutes beyond the time limit; null without extra time, or if it is given in percent.",
      resolve: ({ extraMinutes }) => extraMinutes,
    }),
    extraPercent: t.int({
      nullable: true,
      description: "Percent beyond the time limit; null without extra time, or if it is given in minutes.",
      resolve: ({ extraPercent }) => extraPercent,
    }),
  }),
});

const PeopleFlaw = builder.objectRef<Flaw>("InvitedPeopleFlaw").implement({
  description: "A line with a flaw.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Number of the line, counted from 1, with the headings." }),
    text: t.exposeString("text", { description: "Beginning of the line, as it was sent." }),
    message: t.exposeString("message", { description: "Description of the flaw." }),
  }),
});

const PeoplePreview = builder.objectRef<Preview>("InvitedPeoplePreview").implement({
  description: "The effect of adding a list of people.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    fresh: t.exposeInt("fresh", { description: "Number of people who would be added." }),
    withoutAddress: t.exposeInt("withoutAddress", {
      description: "Number of people among them without an email address, who cannot be sent anything.",
    }),
    known: t.exposeInt("known", { description: "Number of people who are invited already and stay unchanged." }),
    repeated: t.exposeInt("repeated", { description: "Number of lines with an address that an earlier line has." }),
    flawed: t.exposeInt("flawed", { description: "Number of lines with a flaw." }),
    flaws: t.expose("flaws", { type: [PeopleFlaw], description: "Flaws of the first 100 of these lines." }),
    fields: t.exposeStringList("fields", { description: "Headings of the columns that are kept as fields." }),
    people: t.expose("people", { type: [InvitedPerson], description: "The first 20 people who would be added." }),
  }),
});

const AddedPeople = builder.objectRef<Added>("AddedPeople").implement({
  description: "The result of adding a list of people.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    added: t.exposeInt("added", { description: "Number of people who were added." }),
    known: t.exposeInt("known", { description: "Number of people who were invited already and stayed unchanged." }),
    repeated: t.exposeInt("repeated", { description: "Number of lines with an address that an earlier line has." }),
    flawed: t.exposeInt("flawed", { description: "Number of lines that were skipped." }),
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
    description: "Reads a list of people to invite line by line and reports its flaws; stores nothing.",
    errors: gives("The effect of adding the list."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: PeopleInput, required: true, description: "The list." }) },
    resolve: (_root, { input: { contentId, ...input } }, { platform, viewer }) =>
      previewPeople(platform, viewer, contentId.id, listOf(input)),
  }),
  addPeople: t.field({
    type: AddedPeople,
    description:
      "Adds people to the list of those invited to the caller's own item; people who are invited already stay unchanged. VALIDATION_FAILED if any line has a flaw. Sends nothing.",
    errors: gives("The result of adding the list."),
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: PeopleInput, required: true, description: "The list." }),
      skipFlawed: t.arg.boolean({ description: "True to skip lines with a flaw and add the others." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { input: { contentId, ...input }, skipFlawed, idempotencyKey }, { platform, viewer }) =>
      addPeople(platform, viewer, contentId.id, { ...listOf(input), skipFlawed }, idempotencyKey),
  }),
}));
