import { expect, it } from "vitest";
import { withoutCitations } from "./citations.ts";

it("leaves out the sources that a sentence names, and pointers to figures", () => {
  const text =
    "Ships (Writer, 1999) wait [12] here (see Figure 3), as Reader (2004) and others (Doe et al., 2001; Roe, 1998, p. 4) say [3–5].";
  expect(withoutCitations(text)).toBe("Ships wait here, as Reader and others say.");
  const plain = "It joins two seas (the Red Sea and the Mediterranean) since 1869 (for ships).";
  expect(withoutCitations(plain)).toBe(plain);
});
