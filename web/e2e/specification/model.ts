import { expect } from "playwright/test";
import { type Behaviour, good, refuses } from "../../../api/test/servers/model.ts";
import { signIn } from "../screen.ts";
import { test } from "../with-model.ts";
import { expectToast, fill } from "./row.ts";

interface Row {
  at: string;
  fields: Record<string, string>;
  behaviour: Behaviour;
  toast: readonly [title: string, description?: string];
}

const survey = { Title: "Lunch", Description: "What people would like to eat" };
const quiz = { Title: "Trees", Topic: "The trees of the north" };

/** Messages of both catalogues that need a model. */
const rows: Row[] = [
  { at: "survey", fields: survey, behaviour: good(), toast: ["AI Survey created successfully!"] },
  { at: "quiz", fields: quiz, behaviour: good(), toast: ["Quiz generated successfully!"] },
  { at: "survey", fields: survey, behaviour: refuses(400), toast: ["Failed to create AI survey"] },
  { at: "quiz", fields: quiz, behaviour: refuses(400), toast: ["Failed to generate quiz"] },
  {
    at: "assessment",
    fields: {},
    behaviour: good(),
    toast: ["Missing Information", "Please enter a topic for your assessment."],
  },
];

/** One worker, so that the service starts once. */
export function runModelRows(table: string, count: number) {
  test.describe(table, () => {
    test.describe.configure({ mode: "default", timeout: 120_000 });

    test(`has ${count} rows`, () => expect(rows).toHaveLength(count));
    for (const { at, fields, behaviour, toast } of rows) {
      test(toast[0], { tag: "@slow" }, async ({ page, service }) => {
        service.model.plan(behaviour);
        await signIn(page, service.author);
        await page.goto(`${service.url}/maker?type=${at}&mode=ai`);
        await fill(page, fields);
        await page.getByRole("button", { name: /^Generate / }).click();
        await expectToast(page, ...toast);
      });
    }
  });
}
