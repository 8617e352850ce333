import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { areDistinct } from "../../platform/shared/looks.shared.ts";
import { requiredText, text, writing } from "../../platform/shared/text.rules.ts";
import { fieldLimits, fieldName, takenNames } from "./fields.shared.ts";

const { fields, name, value, values } = fieldLimits;

const FieldName = requiredText("Name the field", name)
  .regex(fieldName, "Start with a small letter; then small letters, digits, _ and -")
  .refine((name) => !takenNames.includes(name), "Links use this name for something else");

const FieldValue = requiredText("Enter a value", value).transform((value) => value.trim().normalize("NFC"));

export const StoredField = z
  .object({
    name: z.string().meta({ description: "Name of the field, as used in links.", example: "class" }),
    values: z
      .array(z.string())
      .exactOptional()
      .meta({ description: "Accepted values; any value if there are none.", example: ["7a", "7b"] }),
    isGroup: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Whether statistics are also broken down by its values." }),
  })
  .register(shapes, {
    name: "LinkField",
    description: "A parameter that links to an item may carry, stored with the response.",
  });

const LinkField = z
  .strictObject({
    name: FieldName.meta({
      description: "Name in links: a lower-case letter, then lower-case letters, digits, _ and -.",
    }),
    values: z
      .array(FieldValue)
      .max(values, `A link parameter has up to ${values} values`)
      .refine(areDistinct, "Each value can be listed once")
      .nullish()
      .transform((values) => (values?.length ? values : null))
      .pipe(z.array(z.string()).nullable())
      .meta({ description: "Accepted values. If omitted or empty, any value is accepted." }),
    isGroup: z.boolean().nullish().meta({
      description: "Whether statistics are also broken down by its values. At most one field, which needs `values`.",
    }),
  })
  .refine(({ values, isGroup }) => !isGroup || values !== null, {
    path: ["values"],
    message: "List the values to count by",
  })
  .register(shapes, {
    name: "LinkField",
    description: "A parameter that links to an item may carry, stored with the response.",
  })
  .transform(({ name, values, isGroup }) => ({
    name,
    ...(values && { values }),
    ...(isGroup && { isGroup: true as const }),
  }))
  .pipe(StoredField);

export const LinkFields = z
  .array(LinkField)
  .max(fields, `An item has up to ${fields} link parameters`)
  .superRefine((all, context) => {
    const names = all.map(({ name }) => name);
    const twice = names.findIndex((name, index) => names.indexOf(name) < index);
    if (twice >= 0) context.addIssue({ code: "custom", path: [twice, "name"], message: "Each name can be used once" });
    const groups = all.flatMap(({ isGroup }, index) => (isGroup ? [index] : []));
    if (groups[1] !== undefined)
      context.addIssue({ code: "custom", path: [groups[1], "isGroup"], message: "Answers are counted by one field" });
  });

/** A link parameter as GraphQL lists it. */
export const NamedValue = z
  .object({
    name: z.string().meta({ description: "Name of the field." }),
    value: z.string().meta({ description: "Value in the link, at most 100 characters." }),
  })
  .register(shapes, { name: "FieldValue", description: "Value of a field in a participant's link." });
export type NamedValue = z.output<typeof NamedValue>;

/** The link parameters sent with the answers. */
export const SentFields = z
  .record(text(100), writing(value))
  .refine((said) => Object.keys(said).length <= 50, "Too many fields")
  .meta({
    description: "Values of the declared fields in the link, by name. Other fields are not stored.",
    example: { class: "7b" },
  });

/** Named values as REST and links write them, `name:value`. The value may be empty. */
export const writtenFields = (longestName: number, longestValue: number) =>
  z.preprocess(
    (values) => (values == null ? values : [values].flat()),
    z
      .array(
        text(longestName + 1 + longestValue).transform((written, context) => {
          const [, name, value] = /^([^:]+):(.*)$/s.exec(written) ?? [];
          if (name !== undefined && value !== undefined) return { name, value };
          context.addIssue("Write it as name:value");
          return z.NEVER;
        }),
      )
      .nullish(),
  );
