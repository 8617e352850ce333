import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { Scoring } from "../question/form/form.rules.ts";
import { RetentionRule } from "../retention/retention.rules.ts";
import { StoredField } from "./fields.rules.ts";
import { CountingAttempt } from "./grading.rules.ts";
import { aboutOf, type Declared } from "./setting.rules.ts";
import { type OwnName, type SettingName, settings } from "./settings.rules.ts";
import { ShownEdit } from "./shown.rules.ts";

// Settings as stored and as REST shows them. A setting that is off is absent.

export const EndingLink = z
  .object({
    url: z.string().meta({ description: "URL with https.", example: "https://example.org/next" }),
    label: z.string().exactOptional().meta({ description: "Text of the link; absent for its host." }),
    afterSeconds: z.int().exactOptional().meta({
      description: "Seconds after which the page follows the link automatically; absent if only the participant does.",
    }),
  })
  .meta({ id: "EndingLink", description: "Link that participants follow at the end." });

export type EndingLink = z.output<typeof EndingLink>;

/** The text and link that a taker sees at the end, below the result. */
const Ending = z.object({ text: z.string().exactOptional(), link: EndingLink.exactOptional() });
export type Ending = z.output<typeof Ending>;

/** The ending for everybody replaces a missing one. */
export const Endings = z.object({
  everybody: Ending.exactOptional(),
  passed: Ending.exactOptional(),
  failed: Ending.exactOptional(),
});
export type Endings = z.output<typeof Endings>;

export const CertificateRule = z.object({
  issuer: z.string().exactOptional().meta({ description: "Issuer; absent if not set." }),
  signatory: z.string().exactOptional().meta({ description: "Person who signs for the issuer; absent if not set." }),
  statesResult: z
    .literal(true)
    .exactOptional()
    .meta({ description: "Whether certificates state the percentage; absent if not." }),
});
export type CertificateRule = z.output<typeof CertificateRule>;

const byType = {
  flag: z.literal(true),
  number: z.int(),
  line: z.string(),
  choice: CountingAttempt,
  time: z.iso.datetime().register(shapes, { name: "DateTime" }),
};
const own = {
  certificate: CertificateRule,
  scoring: Scoring,
  shown: ShownEdit,
  endings: Endings,
  fields: z.array(StoredField),
  retention: RetentionRule,
} satisfies Record<OwnName, z.ZodType>;

type Settings = typeof settings;
type Stored<Name extends SettingName> = Settings[Name]["type"] extends keyof typeof byType
  ? (typeof byType)[Settings[Name]["type"]]
  : Name extends OwnName
    ? (typeof own)[Name]
    : never;
type Shape<Names extends SettingName> = { [Name in Names]: z.ZodExactOptional<Stored<Name>> };
/** Settings that everyone reads who sees the item. */
export type SeenName = {
  [Name in SettingName]: Settings[Name]["seenBy"] extends "everyone" ? Name : never;
}[SettingName];

function shapeOf(isIncluded: (setting: Declared) => boolean) {
  const declarations: [string, Declared & { type: string }][] = Object.entries(settings);
  const included = declarations.filter(([, setting]) => isIncluded(setting));
  return Object.fromEntries(
    included.map(([name, setting]) => {
      const { type } = setting;
      const schema: z.ZodType = type === "own" ? own[name as OwnName] : byType[type as keyof typeof byType];
      return [name, schema.exactOptional().meta(aboutOf(setting))];
    }),
  );
}

export const storedShape = shapeOf(() => true) as unknown as Shape<SettingName>;
export const seenShape = shapeOf(({ seenBy }) => seenBy === "everyone") as unknown as Shape<SeenName>;
export const seenNames = Object.keys(seenShape) as SeenName[];

/**
 * Settings of an item as stored. An absent setting is off; if an item's rules are null, everyone may answer at any time
 * and in the author's order.
 */
export type ItemRules = { [Name in SettingName]?: z.output<Stored<Name>> } & {
  /** Names of removed fields that earlier signed links still carry. Not shown to the owner. */
  formerFields?: string[];
};
