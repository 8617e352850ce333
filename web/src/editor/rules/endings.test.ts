import { expect, it } from "vitest";
import { noEnding } from "../draft/endings.ts";
import { draftEndings, sentEndings } from "./endings.ts";

const endings = draftEndings({ passed: { text: "Well done" } });
const none = { text: "", link: null };

it("keeps the endings for a pass and a fail with or without a pass mark", () => {
  const passed = { text: "Well done", link: null };
  expect(sentEndings("QUIZ", { endings })).toEqual({ everybody: none, passed, failed: none });
});

it("drops them where everyone gets the same one", () => {
  const same = { ...endings, isSplit: false, everybody: { ...noEnding, text: "Bye" } };
  expect(sentEndings("QUIZ", { endings: same })).toEqual({ everybody: { text: "Bye", link: null } });
});
