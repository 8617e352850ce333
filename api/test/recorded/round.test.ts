import { expect, it } from "vitest";
import { assessmentInput, aUser, quizInput, surveyInput } from "../factories.ts";
import { testApp } from "../harness.ts";

/**
 * The specification's calls with an item of each kind. The expected responses were recorded before questions could be
 * more than choices, and match exactly except for ids, times and codes. Recording them again would take fields away
 * from existing clients.
 */

const app = await testApp();
const owner = await aUser(app.platform, { email: "owner@example.com" });
const { authorization } = await app.as(owner);

const senders = { REST: { authorization: authorization as string }, nobody: {} };

async function called(
  as: keyof typeof senders,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
) {
  const { statusCode, payload } = await app.http.inject({
    method,
    url: `/api${path}`,
    headers: senders[as],
    ...(body && { payload: body }),
  });
  return { line: `${as === "nobody" ? "taker" : "owner"}: ${method} ${path}\n${statusCode} ${payload}`, payload };
}

/** Replaces ids and times by their order, because they differ in each run. */
function comparable(lines: string[]): string {
  const names = new Map<string, string>();
  const named = (kind: string) => (found: string) => {
    const name = names.get(found) ?? `<${kind} ${names.size + 1}>`;
    names.set(found, name);
    return name;
  };
  return `${lines
    .join("\n\n")
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, named("id"))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, "<time>")
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "<day>")
    .replaceAll(/\/s\/[\w-]+/g, "/s/<code>")}\n`;
}

const kinds = [
  {
    kind: "quiz",
    make: "/quizzes/manual",
    path: "quizzes",
    input: {
      ...quizInput,
      questions: quizInput.questions.map(({ questionText, ...rest }) => ({
        question: questionText,
        type: "multiple_choice",
        ...rest,
      })),
    },
    answers: [1, 1],
  },
  { kind: "survey", make: "/surveys", path: "surveys", input: surveyInput, answers: [0, [0, 2]] },
  {
    kind: "assessment",
    make: "/quizzes/skill-based",
    path: "quizzes",
    input: { ...assessmentInput, scoringType: "skill_based" },
    answers: [1, 0],
  },
];

it.each(kinds)("answers the calls with a $kind as it always did", async ({ kind, make, path, input, answers }) => {
  const lines: string[] = [];
  const call = async (...request: Parameters<typeof called>) => {
    const { line, payload } = await called(...request);
    lines.push(line);
    return JSON.parse(payload);
  };
  const made = await call("REST", "POST", make, { ...input, showResultsToTakers: true });
  const item = `/${path}/${made.id}`;
  const handIn = kind === "survey" ? "responses" : "attempts";
  await call("nobody", "GET", item);
  await call("nobody", "POST", `${item}/starts`, { attemptKey: "a" });
  const ids: string[] = made.questions.map(({ id }: { id: string }) => id);
  const given = Object.fromEntries(ids.map((id, index) => [id, answers[index]]));
  const submission = {
    answers: given,
    participantName: "Ann",
    participantEmail: "ann@example.com",
    attemptKey: "a",
    duration: 61,
  };
  await call("nobody", "POST", `${item}/${handIn}`, submission);
  await call("nobody", "POST", `${item}/${handIn}`, submission);
  await call("nobody", "POST", `${item}/${handIn}`, { answers: { [ids[0] as string]: 0 } });
  await call("nobody", "POST", `${item}/${handIn}`, { answers: { ...given, [ids[0] as string]: "0" } });
  const whole = await call("REST", "GET", item);
  const results = await call("REST", "GET", `${item}/results`);
  await call("REST", "GET", `/attempts/${results.attempts?.[0]?.id}`);
  if (kind === "survey") {
    await call("nobody", "GET", `${item}/responses`);
    await call("REST", "GET", `${item}/responses`);
  }
  await call("REST", "GET", `${item}/export?format=csv`).catch(() => {});
  await call("REST", "PUT", item, { title: "Anew", questions: whole.questions });
  await call("REST", "PUT", item, {
    questions: whole.questions.map((question: object) => ({
      ...question,
      options: ["Yes", "No"],
      optionWeights: kind === "assessment" ? [1, 2] : undefined,
    })),
  });
  await call("REST", "GET", item);
  await call("REST", "POST", `${item}/duplicate`);
  await call("REST", "DELETE", item);
  await expect(comparable(lines)).toMatchFileSnapshot(`${kind}.txt`);
});
