import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { emailAddress } from "../../platform/shared/email.rules.ts";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { blankToNull, nameText, text, writing } from "../../platform/shared/text.rules.ts";
import { longestList, mostPeople, personLimits } from "../invitation.shared.ts";

const upTo = (most: number, what: string) => {
  const range = `Enter ${what} from 1 to ${most}`;
  return z.int(range).min(1, range).max(most, range).nullish();
};

export const extraTime = {
  extraMinutes: upTo(personLimits.extraMinutes, "minutes").meta({ description: "Minutes beyond the time limit." }),
  extraPercent: upTo(personLimits.extraPercent, "a percentage").meta({
    description: "Percent beyond the time limit.",
  }),
};

export const nameless = "An address or a name is needed";
const oneExtra = "Extra time is given in minutes or in percent, not in both";

const personName = z
  .preprocess(
    blankToNull,
    nameText("Name", personLimits.name, `Name must be ${personLimits.name} characters or fewer`).nullish(),
  )
  .meta({ description: "Name of the person." });
const language = languageTag.meta({
  description: "Language of emails to the person, as a BCP 47 tag; the item's language by default.",
});

const fields = z
  .record(z.string(), writing(personLimits.fieldValue).nullish())
  .nullish()
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given ?? {}).flatMap(([name, value]) => (trimmed(value) ? [[name.trim(), trimmed(value)]] : [])),
    ),
  )
  .pipe(
    z
      .record(text(personLimits.fieldName).min(1), z.string())
      .refine((given) => Object.keys(given).length <= personLimits.fields, `Up to ${personLimits.fields} fields`),
  );

/** A person's value in another column of the list, as GraphQL sends it. */
export const PersonField = z
  .object({
    name: text(personLimits.fieldName).meta({ description: "Heading of the column." }),
    value: writing(personLimits.fieldValue).meta({ description: "Value in the column." }),
  })
  .register(shapes, { name: "InvitedField", description: "A person's value in another column of the list." });

/** A person to invite, by email address, or by name if the link is given out in a different way. */
export const Person = z
  .strictObject({
    name: personName,
    email: z
      .preprocess(blankToNull, emailAddress.nullish())
      .meta({ description: "Email address; an item has one invitation for each address." }),
    language,
    fields,
    ...extraTime,
  })
  .superRefine(({ name, email, extraMinutes, extraPercent }, context) => {
    if (!name && !email) context.addIssue({ code: "custom", path: ["email"], message: nameless });
    if (extraMinutes && extraPercent) context.addIssue({ code: "custom", path: ["extraPercent"], message: oneExtra });
  });
export type Person = z.output<typeof Person>;

/** People in one of three forms: one by one, as text (a line or a row of CSV each), or as a file of CSV or XLSX. */
export const PeopleInput = z
  .strictObject({
    people: z
      .array(z.unknown())
      .max(mostPeople.atOnce, `Up to ${mostPeople.atOnce} people can be added at once`)
      .nullish(),
    text: text(longestList).nullish().meta({ description: "Text with a line for each person, or CSV with headings." }),
    file: z
      .base64("The file must be sent in base64")
      .max(Math.ceil((longestList * 4) / 3) + 4, "The file is too large")
      .nullish()
      .meta({ description: "A CSV or XLSX file, in base64." }),
  })
  .refine(({ people, text, file }) => [people, text, file].filter((form) => form != null).length === 1, {
    path: ["text"],
    message: "Send people, a text or a file: one of them",
  });
export type PeopleInput = z.output<typeof PeopleInput>;

export const AddingInput = PeopleInput.safeExtend({
  skipFlawed: z.boolean().nullish(),
});

export const PersonEdit = z
  .strictObject({
    name: personName.optional(),
    language: language.optional(),
    ...extraTime,
    isRevoked: z.boolean().nullish().meta({ description: "True withdraws the link, false restores it." }),
  })
  .refine(({ extraMinutes, extraPercent }) => !(extraMinutes && extraPercent), {
    path: ["extraPercent"],
    message: oneExtra,
  });
export type PersonEdit = z.output<typeof PersonEdit>;
