import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { linkOf } from "./link.ts";

const { platform } = await testApp();

it("leads to an item in the language of the person, but not to an anonymous one", async () => {
  const owner = await aUser(platform);
  const ben = { id: "ben", language: "fr" };
  expect(linkOf(platform, await aQuiz(platform, owner), ben)).toContain("?lang=fr#");
  expect(linkOf(platform, await aQuiz(platform, owner, { rules: { anonymous: true } }), ben)).not.toContain("lang");
});
