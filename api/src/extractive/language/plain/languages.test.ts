import { expect, it } from "vitest";
import { z } from "zod";
import { type Pack, packs, plainCodes, plainLanguageOf } from "./languages.ts";

const list = z.string().optional();
const flag = z.literal(true).optional();
const Written: z.ZodType<Pack> = z.strictObject({
  code: z.string(),
  fillGap: z.string(),
  year: list,
  wide: list,
  open: list,
  joined: list,
  leansBack: z.string(),
  pointsOut: z.string(),
  subject: list,
  grouping: z.literal(",").optional(),
  zero: list,
  abbreviations: list,
  dotsOrdinals: flag,
  yearPrefix: list,
  hasParticles: flag,
  least: z.int().positive().optional(),
  isDense: flag,
  wideGap: list,
  definites: list,
  complements: list,
  aboutBefore: list,
  numerals: list,
  connectors: list,
  pronouns: list,
  predicates: list,
  labels: list,
  millions: list,
  capitalNouns: flag,
});

it("every pack has the fields of a pack, and a code of its own", () => {
  for (const pack of packs) expect(Written.safeParse(pack).error?.issues ?? [], pack.code).toEqual([]);
  const codes = packs.map(({ code }) => code);
  expect(new Set(codes).size).toBe(32);
  expect(codes.filter((code) => !plainCodes.includes(code))).toEqual(["en", "de", "fr", "es", "it", "pt", "nl"]);
  for (const code of codes) expect(plainLanguageOf(code)?.code).toBe(code);
});
