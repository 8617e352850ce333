import { expect, type Page } from "playwright/test";
import { button, link, tab } from "../screen.ts";
import { click, fill, type Row, row } from "./row.ts";

const figure = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`).first();
const quizHeading = "Capitals of the north";

async function choose(page: Page, option: string, then: string) {
  await expect(button(page, then)).toBeDisabled();
  await page.getByLabel(option).check();
  await button(page, then).click();
}

/** Takers, results and administrators: the routes and share links. */
export const takerRoutes: Row[] = [
  row(
    "/take",
    {
      at: "/take",
      by: "visitor",
      does: async (page) => {
        await fill(page, { "Link or ID": "https://assay.example/share/assessment/some-id" });
        await page.keyboard.press("Enter");
      },
      lands: "/assessment/some-id",
    },
    {
      at: "/take",
      by: "visitor",
      does: async (page, { places }) => {
        await fill(page, { "Link or ID": places.quiz ?? "" });
        await click("Go")(page);
      },
      lands: "/quiz/{quiz}",
      heading: quizHeading,
    },
  ),
  row(
    "/quiz/{id} and /assessment/{id}",
    {
      at: "/quiz/{quiz}",
      by: "visitor",
      does: async (page) => {
        await fill(page, { "Name (optional)": "Ada", "Email (optional)": "ada@taker.test" });
        await click("Start")(page);
        await expect(page.getByText("1 of 3")).toBeVisible();
        await expect(button(page, "Previous")).toBeDisabled();
        await choose(page, "Oslo", "Next");
        await choose(page, "Akureyri", "Next");
        await choose(page, "Helsinki", "Finish");
      },
      heading: "Your result",
      see: ["Question by question", "correct answer", "Since 1814.", "response"],
    },
    {
      at: "/assessment/{assessment}",
      by: "visitor",
      does: async (page) => {
        await click("Start")(page);
        await choose(page, "Always", "Next");
        await choose(page, "Yes", "Finish");
      },
      heading: "Proficient",
      see: ["It shows on the page."],
    },
    {
      at: "/quiz",
      by: "visitor",
      status: 404,
      heading: "Content Not Found",
      see: ["The content you're looking for doesn't exist."],
    },
    { at: "/quiz/nothing", by: "visitor", status: 404, heading: "Quiz not found" },
  ),
  row(
    "/survey/{id}",
    {
      at: "/survey/{survey}",
      by: "visitor",
      does: async (page) => {
        for (const text of ["Tell us what to cook.", "2 questions"]) await expect(page.getByText(text)).toBeVisible();
        await click("Start Survey")(page);
        await expect(button(page, "Previous")).toBeDisabled();
        await choose(page, "Here", "Next");
        await expect(page.getByText("2 of 2")).toBeVisible();
        for (const dish of ["Soup", "Cake"]) await page.getByLabel(dish).check();
        await click("Submit Survey")(page);
      },
      heading: "Survey Complete!",
      see: ["percentages may exceed 100%"],
      links: { "Back to Home": "/" },
    },
    { at: "/survey/nothing", by: "visitor", status: 404, heading: "Survey not found", links: { "Back to Home": "/" } },
  ),
  row(
    "/results/{id} and /assessment/{id}/results",
    {
      at: "/results/{quiz}",
      by: "creator",
      see: ["GH", "2m 5s"],
      does: async (page) => {
        for (const label of ["Total attempts", "Average score", "Completion rate", "Top score"])
          await expect(figure(page, label)).toBeVisible();
        await expect(button(page, "Export Results")).toBeVisible();
        await tab(page, "People").click();
        await link(page, "Grace Hopper").click();
        await expect(page.getByRole("dialog").getByText("1 of 3")).toBeVisible();
      },
    },
    { at: "/assessment/{assessment}/results", by: "creator", heading: "Where do you stand with typography?" },
    { at: "/results/{silent}", by: "creator", see: ["No responses yet", "Share the link to your quiz."] },
    { at: "/results/{quiz}", by: "beginner", see: ["Results Not Found", "Unable to load quiz results."] },
  ),
  row(
    "/survey/{id}/results and /survey-results/{id}",
    { at: "/survey/{survey}/results", by: "creator", see: ["Responses"] },
    { at: "/survey/{survey}/results?tab=questions", by: "creator", see: ["Where do you eat?", "Soup"] },
    { at: "/survey-results/{survey}?tab=questions", by: "creator", see: ["percentages may exceed 100%"] },
  ),
  row(
    "/dashboard",
    {
      at: "/dashboard",
      by: "creator",
      see: ["Welcome back, Ada.", "Your Content (4 of 4)", "0 responses", "No activity"],
      does: async (page, { places }) => {
        for (const [label, value] of Object.entries({ Quizzes: "2", Surveys: "1", Assessments: "1" }))
          await expect(figure(page, label)).toHaveText(value);
        for (const label of ["Total Responses", "Avg. Quiz Score"]) await expect(figure(page, label)).toBeVisible();
        await expect(link(page, `Edit ${quizHeading}`)).toHaveAttribute("href", `/maker?edit=${places.quiz}`);
        await expect(link(page, `Results of ${quizHeading}`)).toHaveAttribute("href", `/results/${places.quiz}`);
        await button(page, `More actions for ${quizHeading}`).click();
        await expect(page.getByRole("menuitem", { name: "Take" })).toHaveAttribute("href", `/quiz/${places.quiz}`);
        const share = page.getByRole("menuitem", { name: "Share Link" });
        await expect(share).toHaveAttribute("href", new RegExp(`/share/quiz/${places.quiz}$`));
        await expect(share).toHaveAttribute("target", "_blank");
        await page.keyboard.press("Escape");
      },
    },
    {
      at: "/dashboard",
      by: "creator",
      does: async (page) => {
        await page.getByLabel("Search content").fill("TYPO");
        await expect(page.getByText("Your Content (1 of 4)")).toBeVisible();
        await page.getByLabel("Activity").selectOption({ label: "Inactive" });
        await page.getByLabel("Search content").fill("nothing like it");
        await expect(page.getByText("No matching content")).toBeVisible();
        await click("Clear Filters")(page);
      },
      see: ["Your Content (4 of 4)"],
    },
    { at: "/dashboard?type=survey", by: "creator", see: ["Your Content (1 of 4)"] },
    { at: "/dashboard", by: "beginner", see: ["No content yet"], links: { "Create Content": "/maker" } },
  ),
  row(
    "/login, /register, /forgot-password, /reset-password, /verify-email",
    {
      at: "/login",
      by: "visitor",
      links: { "Create an account": "/register", "Forgot your password?": "/forgot-password" },
    },
    { at: "/register", by: "visitor", see: ["First name", "Last name", "Email", "Password", "Confirm password"] },
    {
      at: "/forgot-password",
      by: "visitor",
      does: async (page) => {
        await fill(page, { Email: "nobody@person.test" });
        await page.keyboard.press("Enter");
        await expect(button(page, "Try Again")).toBeVisible();
      },
      heading: "Check Your Email",
      links: { "Back to Login": "/login" },
    },
    { at: "/reset-password", by: "visitor", lands: "/forgot-password" },
    {
      at: "/verify-email",
      by: "visitor",
      see: ["Invalid verification link. No token provided."],
      links: { "Try Registering Again": "/register", "Back to Login": "/login" },
    },
  ),
  row(
    "/admin",
    {
      at: "/admin",
      by: "admin",
      see: ["Users", "Quizzes", "Surveys", "Attempts", "Average score", "Verified", "Free", "Pro", "Enterprise"],
      does: async (page) => {
        for (const label of ["New users", "New quizzes", "New surveys"])
          await expect(figure(page, label)).toBeVisible();
      },
    },
    {
      at: "/admin?tab=users",
      by: "admin",
      see: ["Page 1 of"],
      does: async (page) => {
        for (const label of ["Plan", "Role", "Email", "Content"])
          await expect(page.getByLabel(label, { exact: true })).toBeVisible();
        await expect(page.getByRole("button", { name: /^(Make|Remove) Admin/ }).first()).toBeVisible();
      },
    },
    {
      at: "/admin?tab=content",
      by: "admin",
      does: async (page) => {
        for (const label of ["Type", "Visibility", "Source", "Creator's email"])
          await expect(page.getByLabel(label)).toBeVisible();
        await link(page, quizHeading).first().click();
        const details = page.getByRole("dialog");
        for (const text of [
          "Difficulty",
          "Completion rate",
          "Average duration",
          "Capital of Norway?",
          "Correct answer",
        ])
          await expect(details.getByText(text).first()).toBeVisible();
      },
    },
    { at: "/admin?tab=analytics", by: "admin", see: ["Top creators", "Engagement"] },
  ),
  row("/tour", {
    at: "/tour",
    by: "visitor",
    links: { "Back to Home": "/", "Start Creating": "/creator" },
    does: async (page) => {
      await expect(button(page, "Previous")).toBeDisabled();
      for (const spot of [
        "AI from URL",
        "AI from PDF",
        "Manual Builder",
        "Quiz Mode",
        "Survey Mode",
        "AI Processing",
      ]) {
        await page.getByRole("button", { name: new RegExp(`: ${spot}$`) }).hover();
        await expect(page.getByRole("heading", { level: 3, name: spot })).toBeVisible();
      }
      await click("Next Step")(page);
      await expect(page.getByText("Step 2 of 3")).toBeVisible();
      await click("Step 3: Analyze")(page);
      await expect(page.getByText("Step 3 of 3")).toBeVisible();
      await expect(link(page, "Start Creating Now")).toHaveAttribute("href", "/creator");
    },
    see: ["About 5 minutes setup", "Free to start", "24/7 support"],
  }),
  row("/sample-dashboard", {
    at: "/sample-dashboard",
    by: "visitor",
    see: ["Demo Dashboard"],
    links: { "Start Creating": "/creator", "Back to Home": "/" },
  }),
  row(
    "/cookie-policy, /privacy-policy, /terms-of-service",
    {
      at: "/cookie-policy",
      by: "visitor",
      see: ["30 days", "1 year", "2 years and 24 hours"],
      links: { "Back to Home": "/" },
    },
    {
      at: "/privacy-policy",
      by: "visitor",
      see: ["at least 13 years old", "within 30 days"],
      links: { "Back to Home": "/" },
    },
    {
      at: "/terms-of-service",
      by: "visitor",
      see: ["free, pro and enterprise", "2–3 business days"],
      links: { "Back to Home": "/" },
    },
  ),
  row("any other path", { at: "/no/such/page", by: "visitor", status: 404, heading: "404 Page Not Found" }),
  row(
    "/share/quiz/{id}, /share/survey/{id}, /share/assessment/{id}",
    { at: "/share/quiz/{quiz}", by: "visitor", does: (page) => expect(button(page, "Start")).toBeVisible() },
    { at: "/share/survey/{survey}", by: "visitor", does: (page) => expect(button(page, "Start Survey")).toBeVisible() },
    {
      at: "/share/assessment/{assessment}",
      by: "visitor",
      does: (page) => expect(button(page, "Start")).toBeVisible(),
    },
  ),
];
