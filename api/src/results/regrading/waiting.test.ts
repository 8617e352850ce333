import { expect, it } from "vitest";
import { type Edited, edit, handIn } from "../../../test/doors/regrading.ts";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { publishAnswers } from "../../attempt/publishing/blocks.ts";
import { regradeAnswers } from "./regrading.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);

const rekeyed = ([first, ...others]: Edited[]) => [{ ...first, correctAnswer: 0 }, ...others];
const withoutLast = ([first, ...others]: Edited[]) => [
  { ...first, options: first?.options.slice(0, 2) ?? [], correctAnswer: 0 },
  ...others,
];

/**
 * Five people answer an anonymous quiz, then Ann, alone. The owner edits it and regrades, and four more people answer.
 * Returns what the owner sees then.
 */
async function seenAfterRegrading(choice: number, change: (questions: Edited[]) => object[]) {
  const { id } = await aQuiz(platform, owner, { rules: { anonymous: true } });
  for (let person = 0; person < 5; person++) await handIn(platform, id, [[1, 0]]);
  await publishAnswers(platform, id);
  await handIn(platform, id, [[choice, 0]]);
  const revision = await edit(platform, owner, id, change);
  await regradeAnswers(platform, viewerFor(owner), id, { revision });
  for (let person = 0; person < 4; person++) await handIn(platform, id, [[0, 0]]);
  await publishAnswers(platform, id);
  const author = await as(owner);
  const { stats } = (await author.rest("GET", `/content/${id}/results`)).body;
  const { attempts } = (await author.rest("GET", `/content/${id}/attempts`)).body;
  return { waiting: stats.waiting, corrected: attempts.filter((row: object) => "corrections" in row).length };
}

it("reveals nothing of a waiting anonymous answer by the option that keeps it from being regraded", async () => {
  expect(await seenAfterRegrading(1, withoutLast)).toEqual(await seenAfterRegrading(2, withoutLast));
});

it("singles out no anonymous answer that waited before a regrade", async () => {
  expect(await seenAfterRegrading(2, rekeyed)).toEqual({ waiting: 5, corrected: 5 });
});
