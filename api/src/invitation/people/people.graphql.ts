import { z } from "zod";
import { ownItem } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import * as contract from "../invitation.contract.ts";
import { mostPeople } from "../invitation.shared.ts";
import { addPeople, previewPeople } from "./adding.ts";
import { PeopleInput as People, Person, PersonField } from "./person.rules.ts";

const PersonFieldInput = inputOf(PersonField);

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
    contentId: t.globalID(ownItem),
    people: t.field({ type: [PersonInput], description: "The people, one by one." }),
  }),
});

const InvitedPerson = contract.ReadPerson.omit({ fields: true }).register(shapes, {
  name: "InvitedPerson",
  description: "A person as read from a list.",
});
const Preview = contract.Preview.extend({
  people: z.array(InvitedPerson).meta({ description: contract.Preview.shape.people.description }),
}).register(shapes, { name: "InvitedPeoplePreview", description: contract.Preview.description });

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
    type: objectOf(Preview, { scope: "signedIn" }),
    description: "Reads a list of people to invite line by line and reports its flaws; stores nothing.",
    ...forSignedIn(gives("The effect of adding the list.")),
    args: { input: t.arg({ type: PeopleInput, required: true, description: "The list." }) },
    resolve: (_root, { input: { contentId, ...input } }, { platform, viewer }) =>
      previewPeople(platform, viewer, contentId.id, listOf(input)),
  }),
  addPeople: t.field({
    type: objectOf(contract.AddedPeople, { scope: "signedIn" }),
    description:
      "Adds people to the list of those invited to one of your items; people who are invited already stay unchanged. VALIDATION_FAILED if any line has a flaw. Sends nothing.",
    ...forSignedIn(gives("The result of adding the list.")),
    args: {
      input: t.arg({ type: PeopleInput, required: true, description: "The list." }),
      skipFlawed: t.arg.boolean({ description: "True to skip lines with a flaw and add the others." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { input: { contentId, ...input }, skipFlawed, idempotencyKey }, { platform, viewer }) =>
      addPeople(platform, viewer, contentId.id, { ...listOf(input), skipFlawed }, idempotencyKey),
  }),
}));
