import { expect, it } from "vitest";
import { citationsIn } from "./citations.ts";

it("knows where a sentence names its sources or points at a figure", () => {
  const text =
    "Ships (Writer, 1999) wait [12] here (see Figure 3), as Reader (2004) and others (Doe et al., 2001; Roe, 1998, p. 4) say [3–5].";
  expect(citationsIn(text).map(([from, to]) => text.slice(from, to))).toEqual([
    "(Writer, 1999)",
    "[12]",
    "(see Figure 3)",
    "(2004)",
    "(Doe et al., 2001; Roe, 1998, p. 4)",
    "[3–5]",
  ]);
  expect(citationsIn("It joins two seas (the Red Sea and the Mediterranean) since 1869 (for ships).")).toEqual([]);
});
