import { expect, it } from "vitest";
import {
  createAssessment,
  createQuiz,
  misspelt,
  register,
  roundOfQuiz,
  roundOfSurvey,
  visitor,
} from "./client/round.ts";
import { testApp } from "./harness.ts";

const app = await testApp();
const url = await app.listen();
const author = await register(url);
const taker = visitor(url);

it("completes one round of a quiz", async () => {
  const id = await createQuiz(author);
  const { shown, receipt, results, own, same, edited, copy, exported, gone } = await roundOfQuiz(author, taker, id);
  expect(shown).toMatchObject({ id, kind: "QUIZ", questions: [{ questionText: "Capital of Norway?" }] });
  expect(receipt).toMatchObject({ percentage: 100, results: [{ userAnswer: 0, isCorrect: true }] });
  expect(results).toMatchObject({
    stats: { totalAttempts: 1, topScore: 100 },
    attempts: [{ participantName: "Grace" }],
  });
  expect(same).toEqual(own);
  expect(edited).toMatchObject({ title: "Renamed", revision: own.revision + 1 });
  expect(copy).toMatchObject({ questions: [{ correctAnswer: 0 }] });
  expect(exported).toMatchObject([{ id: receipt.id, duration: 12, answers: [{ texts: ["Oslo"] }] }]);
  expect(gone?.error).toBe("NOT_FOUND");
});

it("completes one round of a skill assessment", async () => {
  const id = await createAssessment(author);
  const { shown, receipt, results, own, same, edited, copy, exported, gone } = await roundOfQuiz(author, taker, id);
  expect(shown).toMatchObject({ id, kind: "ASSESSMENT", questions: [{ questionText: "Do you use pivots?" }] });
  expect(receipt.skillResult).toMatchObject({ skillLevel: "Expert", levels: [{ name: "Beginner" }, { from: 5 }] });
  expect(results.levels).toMatchObject([
    { name: "Beginner", count: 0 },
    { name: "Expert", range: [5, 10], count: 1 },
  ]);
  expect(same).toEqual(own);
  expect(edited).toMatchObject({ title: "Renamed", revision: own.revision + 1 });
  expect(copy.skillLevels).toEqual(own.skillLevels);
  expect(exported).toMatchObject([{ id: receipt.id, skillLevel: "Expert", answers: [{ texts: ["Often"] }] }]);
  expect(gone?.error).toBe("NOT_FOUND");
});

it("completes one round of a survey", async () => {
  const { shown, receipt, results, responses, own, same, edited, copy, exported, gone } = await roundOfSurvey(
    author,
    taker,
  );
  expect(shown).toMatchObject({ kind: "SURVEY", questions: [{ questionType: "multi_select" }] });
  expect(receipt).toMatchObject({ score: null, aggregatedResults: [{ totalResponses: 1 }] });
  expect(results.questions).toMatchObject([{ responses: 1, options: [{ text: "Soup", count: 1 }, { count: 1 }] }]);
  expect(responses).toMatchObject({ attempts: [{ id: receipt.id }] });
  expect(same).toEqual(own);
  expect(edited).toMatchObject({ title: "Renamed", revision: own.revision + 1 });
  expect(copy).toMatchObject({ questions: [{ options: ["Soup", "Cake"] }] });
  expect(exported).toMatchObject([{ id: receipt.id, answers: [{ texts: ["Soup", "Cake"] }] }]);
  expect(gone?.error).toBe("NOT_FOUND");
});

it("rejects a misspelt field in the compiler first", async () => {
  const { error } = await misspelt(author);
  expect(error).toMatchObject({ error: "VALIDATION_FAILED", issues: [{ path: "title" }] });
});
