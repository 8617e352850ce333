import { expect, it } from "vitest";
import { blankQuestion, option, question } from "../draft/draft.ts";
import { rescaled } from "./rescale.ts";

const weights = (made: ReturnType<typeof rescaled>) => made?.options.map(({ weight }) => weight);

it("takes the weights a question began with to the other scale, and back", () => {
  const begun = blankQuestion("ASSESSMENT", "points");
  const onDecimals = rescaled(begun, "decimal");
  expect(weights(onDecimals)).toEqual(["0.1", "0.4", "0.7", "1.0"]);
  expect(onDecimals && rescaled(onDecimals, "points")).toEqual(begun);
});

it("takes added options along, none above 1", () => {
  const options = ["1", "2", "3", "4", "5", "6"].map((weight) => option("", weight));
  expect(weights(rescaled(question({ options }), "decimal"))).toEqual(["0.1", "0.4", "0.7", "1.0", "1.0", "1.0"]);
});

it("leaves weights alone that somebody chose", () => {
  expect(rescaled(question({ options: [option("", "1"), option("", "5")] }), "decimal")).toBeNull();
});
