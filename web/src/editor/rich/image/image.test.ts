import { describe, expect, test } from "vitest";
import { applied } from "../edit.ts";
import { imageAround, putImage } from "./image.ts";

const address = `/images/${"5e".repeat(32)}.webp`;

describe("pictures", () => {
  test("are written with their description, or as decorative", () => {
    const selected = { text: "See  here", from: 4, to: 4 };
    expect(applied(selected, putImage(selected, { address, description: "A [red]\nfox" })).text).toBe(
      `See ![A \\[red\\] fox](${address}) here`,
    );
    expect(applied(selected, putImage(selected, { address, description: "" })).text).toBe(
      `See ![](${address} "decorative") here`,
    );
  });

  test("are found around the caret", () => {
    for (const description of ["A [red] fox", ""]) {
      const begun = { text: "x ", from: 2, to: 2 };
      const { text } = applied(begun, putImage(begun, { address, description }));
      expect(imageAround({ text, from: 6, to: 6 })).toEqual({ address, description, from: 2, to: text.length });
      expect(imageAround({ text, from: 1, to: 1 })).toBeNull();
    }
  });

  test("are left alone if they are on another site", () => {
    expect(imageAround({ text: "![a](https://example.com/a.webp)", from: 4, to: 4 })).toBeNull();
  });
});
