import { expect, type Page } from "playwright/test";
import { followMail } from "../mail.ts";
import { button, link } from "../screen.ts";
import { click, fill, type Row, row } from "./row.ts";
import { password } from "./world.ts";

const offline = (path: string) => (page: Page) => page.route(path, (route) => route.abort());
const person = { "First name": "Ada", "Last name": "Byron", Password: password, "Confirm password": password };
const newWords = { "New password": "another horse", "Confirm password": "another horse" };

async function answerQuiz(page: Page) {
  await click("Start")(page);
  for (const [option, then] of [
    ["Oslo", "Next"],
    ["Akureyri", "Next"],
    ["Helsinki", "Finish"],
  ] as const) {
    await page.getByLabel(option).check();
    await click(then)(page);
  }
}

async function answerSurvey(page: Page) {
  await click("Start Survey")(page);
  await page.getByLabel("Here").check();
  await click("Next")(page);
  await page.getByLabel("Cake").check();
  await click("Submit Survey")(page);
}

async function setAdmin(page: Page) {
  const make = page.getByRole("button", { name: "Make Admin" }).first();
  await make.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make Admin" }).click();
}

const noDetails = (page: Page) =>
  page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ItemDialogQuery")
      ? route.fulfill({ json: { data: { admin: { contentDetails: null } } } })
      : route.fallback(),
  );

/** Takers, results and administrators: the error catalogue. */
export const takerErrors: Row[] = [
  row("Login failure", {
    at: "/login",
    by: "visitor",
    does: async (page) => {
      await fill(page, { Email: "nobody@person.test", Password: "not this one" });
      await page.keyboard.press("Enter");
    },
    toast: ["Login failed", "Invalid email or password"],
  }),
  row("Registration failure", {
    at: "/register",
    by: "visitor",
    does: async (page, { aPerson }) => {
      await fill(page, { ...person, Email: (await aPerson()).email });
      await page.keyboard.press("Enter");
    },
    toast: ["Registration failed", "An account with this email already exists"],
  }),
  row("Forgot password error", {
    at: "/forgot-password",
    by: "visitor",
    before: (page) =>
      page.route("**/api/auth/forgot-password", (route) =>
        route.fulfill({ status: 429, json: { message: "Too many attempts. Please try again later." } }),
      ),
    does: async (page) => {
      await fill(page, { Email: "nobody@person.test" });
      await page.keyboard.press("Enter");
    },
    toast: ["Error", "Too many attempts. Please try again later."],
  }),
  row("Reset failure", {
    at: "/reset-password?token=used",
    by: "visitor",
    does: async (page) => {
      await fill(page, newWords);
      await page.keyboard.press("Enter");
    },
    toast: ["Reset failed", "This reset link is invalid or has expired. Please request a new one."],
  }),
  row("Invalid reset link", {
    at: "/reset-password",
    by: "visitor",
    toast: ["Invalid reset link", "The password reset link is missing or invalid."],
    lands: "/forgot-password",
  }),
  row(
    "Verification failure",
    { at: "/verify-email?token=used", by: "visitor", see: ["This verification link is invalid or has expired."] },
    {
      at: "/verify-email?token=wordless",
      by: "visitor",
      before: (page) =>
        page.route("**/api/auth/verify-email", (route) => route.fulfill({ status: 400, json: { message: "" } })),
      see: ["Email verification failed. The link may have expired."],
    },
  ),
  row("Verification network error", {
    at: "/verify-email?token=offline",
    by: "visitor",
    before: offline("**/api/auth/verify-email"),
    see: ["Unable to verify email. Please try again later."],
  }),
  row("Resend verification failure", {
    at: "/profile",
    by: "creator",
    does: async (page) => {
      await expect(button(page, "Resend Email")).toBeVisible();
      await offline("**/graphql")(page);
      await click("Resend Email")(page);
    },
    toast: ["Failed to send email", "The server could not be reached. Please try again."],
  }),
  row("Quiz attempt submit failure", {
    at: "/quiz/{quiz}",
    by: "visitor",
    before: offline("**/attempts"),
    does: answerQuiz,
    toast: ["Error", "Failed to submit quiz answers"],
  }),
  row("Survey submission failure", {
    at: "/survey/{survey}",
    by: "visitor",
    before: (page) =>
      page.route("**/responses", (route) =>
        route.fulfill({ status: 503, json: { message: "Too many people.", error: "UNAVAILABLE" } }),
      ),
    does: answerSurvey,
    toast: ["Submission failed", "Too many people."],
  }),
  row("Survey not found", {
    at: "/survey/nothing",
    by: "visitor",
    status: 404,
    heading: "Survey not found",
    links: { "Back to Home": "/" },
  }),
  row("Quiz not found", { at: "/quiz/nothing", by: "visitor", status: 404, heading: "Quiz not found" }),
  row(
    "Results load failure",
    { at: "/results/nothing", by: "creator", see: ["Results Not Found", "Unable to load quiz results."] },
    {
      at: "/results/{quiz}",
      by: "creator",
      before: offline("**/graphql"),
      see: ["Results Not Found", "Unable to load quiz results."],
    },
  ),
  row("Attempt detail failure", {
    at: "/results/{quiz}?attempt=nothing",
    by: "creator",
    see: ["Failed to load attempt details"],
  }),
  row("Empty results", { at: "/results/{silent}", by: "creator", see: ["No responses yet"] }),
  row("Admin toggle failure", {
    at: "/admin?tab=users",
    by: "admin",
    does: async (page) => {
      await page.getByRole("button", { name: "Make Admin" }).first().click();
      await offline("**/graphql")(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Make Admin" }).click();
    },
    toast: ["Error", "Failed to update admin status"],
  }),
  row(
    "Admin content details error",
    {
      at: "/admin?tab=content&item=nothing",
      by: "admin",
      see: ["Error loading content details", "Quiz not found"],
      does: (page) => expect(button(page, "Retry")).toBeVisible(),
    },
    { at: "/admin?tab=content&item={quiz}", by: "admin", before: noDetails, see: ["Failed to load content details."] },
  ),
  row("Dashboard failure", {
    at: "/dashboard",
    by: "creator",
    before: offline("**/graphql"),
    heading: "Failed to load dashboard",
    does: (page) => expect(button(page, "Try Again")).toBeVisible(),
  }),
  row("Non-admin on admin", { at: "/admin", by: "creator", heading: "Access denied. Admin privileges required." }),
];

/** Takers, results and administrators: success toasts. */
export const takerSuccesses: Row[] = [
  row("Login successful!", {
    at: "/login?redirect=/profile",
    by: "visitor",
    does: async (page, { aPerson }) => {
      await fill(page, { Email: (await aPerson()).email, Password: password });
      await page.keyboard.press("Enter");
    },
    toast: ["Login successful!", "You'll stay logged in for 30 days."],
    lands: "/profile",
  }),
  row("a welcome toast after registration", {
    at: "/register",
    by: "visitor",
    does: async (page) => {
      await fill(page, { ...person, Email: `${crypto.randomUUID()}@person.test` });
      await page.keyboard.press("Enter");
    },
    toast: ["Welcome to Assay!", "Please check your email to verify your account."],
    lands: "/maker",
  }),
  row("Reset email sent, Password reset successful", {
    at: "/forgot-password",
    by: "visitor",
    does: async (page, { aPerson }) => {
      const { email } = await aPerson();
      await fill(page, { Email: email });
      await page.keyboard.press("Enter");
      await expect(page.getByText("Reset email sent")).toBeVisible();
      const reset = await followMail(page, email, "Reset your password", "Choose a new password");
      await fill(reset, newWords);
      await reset.keyboard.press("Enter");
      await expect(reset.getByText("Password reset successful")).toBeVisible();
      await expect(reset.getByRole("heading", { level: 1, name: "Password Reset Complete" })).toBeVisible();
      await expect(link(reset, "Go to Login")).toHaveAttribute("href", "/login");
      await reset.close();
    },
  }),
  row("Verification email sent", {
    at: "/profile",
    by: "creator",
    fresh: true,
    does: click("Resend Email"),
    toast: ["Verification email sent", "Please check your email for the verification link."],
  }),
  row("Response submitted!", {
    at: "/survey/{survey}",
    by: "visitor",
    does: answerSurvey,
    toast: ["Response submitted!", "Thank you for completing the survey."],
    heading: "Survey Complete!",
  }),
  row("Quiz Completed!", {
    at: "/quiz/{quiz}",
    by: "visitor",
    does: answerQuiz,
    toast: ["Quiz Completed!", "You scored 67% (2/3)"],
  }),
  row("Success: Admin status updated successfully", {
    at: "/admin?tab=users",
    by: "admin",
    before: async (_page, { aPerson }) => aPerson(),
    does: setAdmin,
    toast: ["Success", "Admin status updated successfully"],
  }),
];
