import { expect, it } from "vitest";
import { z } from "zod";
import { type Pack, packs, plainCodes } from "./languages.ts";

const list = z.string().optional();
const flag = z.literal(true).optional();
const Written: z.ZodType<Pack> = z.strictObject({
  code: z.string(),
  fillGap: z.string(),
  yearAfter: list,
  yearBefore: list,
  wideBefore: list,
  wideAfter: list,
  openBefore: list,
  openAfter: list,
  joined: list,
  leansBack: z.string(),
  pointsOut: z.string(),
  subject: list,
  grouping: z.enum([".", ","]),
  zero: list,
  abbreviations: list,
  dotsOrdinals: flag,
  yearPrefix: list,
  hasParticles: flag,
  least: z.int().positive().optional(),
  isDense: flag,
});

it("every pack has the fields of a pack, and a code of its own", () => {
  for (const pack of packs) expect(Written.safeParse(pack).error?.issues ?? [], pack.code).toEqual([]);
  expect(plainCodes).toEqual(packs.map(({ code }) => code));
});
