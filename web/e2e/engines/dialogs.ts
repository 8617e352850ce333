import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { followMail } from "../mail.ts";
import { button } from "../screen.ts";
import { answer, settled, take } from "../take.keys.ts";
import {
  aCertifiedQuiz,
  aDraft,
  aFilledTrash,
  aListOfPeople,
  aLongQuiz,
  anOrphan,
  aTranslatedQuiz,
  ownAnswersLink,
  type World,
} from "./world.ts";

interface Row {
  file: string;
  shown: string;
  at?: (world: World) => string | Promise<string>;
  open: (page: Page, world: World) => Promise<void>;
  /** True if Escape does not close it, or if it covers another one. The next dialog then starts at another address. */
  staysOpen?: true;
}

const item = (page: Page, name: string) => page.getByRole("menuitem", { name });

const endSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem("accessToken", "void");
    localStorage.setItem("refreshToken", "void");
  });

export const phone = { width: 390, height: 844 };

/** Every dialog, menu and sheet by user, in opening order. */
export const dialogs = {
  visitor: [
    {
      file: "site/consent/CookiePreferences",
      shown: "preferences of cookies",
      at: () => "/privacy-policy",
      async open(page) {
        await page.evaluate(() => localStorage.removeItem("cookie-consent"));
        await page.reload();
        await button(page, "Manage Preferences").click();
      },
    },
  ],
  "author on the dashboard": [
    {
      file: "product/ShareSheet",
      shown: "sharing from the dashboard",
      at: () => "/dashboard",
      open: (page) => button(page, "Share Lunch on Fridays").click(),
    },
    {
      file: "dashboard/RowMenu",
      shown: "an item's menu",
      open: (page) => button(page, "More actions for Lunch on Fridays").click(),
    },
    {
      file: "dashboard/DeleteDialog",
      shown: "deleting an item",
      async open(page) {
        await button(page, "More actions for Lunch on Fridays").click();
        await item(page, "Delete").click();
      },
    },
    {
      file: "dashboard/SelectedItems",
      shown: "deleting selected items",
      async open(page) {
        await page.getByRole("checkbox", { name: "Select Lunch on Fridays" }).check();
        await page.getByRole("group", { name: "Selected items" }).getByRole("button", { name: "Delete" }).click();
      },
    },
    {
      file: "product/drafting/DiscardDraft",
      shown: "discarding a draft",
      at: async (world) => `/drafts/${await aDraft(world)}`,
      open: (page) => button(page, "Discard Draft").click(),
    },
  ],
  "author at the trash": [
    {
      file: "dashboard/trash/PurgeButton",
      shown: "deleting an item for good",
      at: aFilledTrash,
      open: (page) => button(page, "Delete Permanently: Rivers of the South").first().click(),
    },
    {
      file: "dashboard/trash/PurgeButton",
      shown: "emptying the trash",
      open: (page) => button(page, "Empty Trash").click(),
    },
  ],
  "author at the languages": [
    {
      file: "editor/language/AddLanguage",
      shown: "languages to choose from",
      at: ({ quiz }) => `/content/${quiz.id}/languages`,
      open: (page) => button(page, "Add a Language").click(),
    },
    {
      file: "editor/language/DeleteTranslation",
      shown: "deleting a translation",
      at: async (world) => `/content/${await aTranslatedQuiz(world)}/languages`,
      open: (page) => button(page, "Delete German").click(),
    },
  ],
  "author at the people": [
    {
      file: "results/people/adding/AddPeople",
      shown: "adding people",
      at: aListOfPeople,
      open: (page) => button(page, "Add People").click(),
    },
    {
      file: "results/people/DownloadLinks",
      shown: "the forms of links to download",
      open: (page) => button(page, "Download Links").click(),
    },
    {
      file: "results/people/NextStep",
      shown: "sending invitations",
      async open(page, { author, quiz }) {
        const verified = await followMail(page, author.email, "Verify your email address", "Verify email address");
        await verified.getByText("Email Verified").waitFor();
        await verified.close();
        await page.goto(`/results/${quiz.id}/people`);
        await button(page, "Send 1 Invitation").click();
      },
    },
    {
      file: "results/people/list/PersonMenu",
      shown: "a person's menu",
      open: (page) => button(page, "More actions for Grace").click(),
    },
    {
      file: "results/people/list/PersonSheet",
      shown: "extra time for a person",
      async open(page) {
        await button(page, "More actions for Grace").click();
        await item(page, "Extra Time, Name and Language").click();
      },
    },
    {
      file: "results/people/list/DeletePerson",
      shown: "deleting a person",
      async open(page) {
        await button(page, "More actions for Grace").click();
        await item(page, "Delete").click();
      },
    },
    {
      file: "results/people/list/PeopleBar",
      shown: "withdrawing the links of several",
      async open(page) {
        await page.getByRole("checkbox", { name: "Select all shown" }).press("Space");
        await page.getByRole("group", { name: "Selected people" }).getByRole("button", { name: "Withdraw" }).click();
      },
    },
  ],
  "author in the editor": [
    {
      file: "editor/rich/LinkDialog",
      shown: "a link in a formatted text",
      at: async ({ author }) => `/maker?edit=${(await author.aQuiz({ format: "rich" })).id}`,
      async open(page) {
        await button(page, "Edit question 1").click();
        await page.keyboard.press("Control+k");
      },
    },
    {
      file: "editor/rich/image/ImageDialog",
      shown: "a picture in a formatted text",
      open: (page) => button(page, "Picture").click(),
    },
    {
      file: "product/ShareSheet",
      shown: "sharing from the editor",
      at: ({ quiz }) => `/maker?edit=${quiz.id}`,
      open: (page) => button(page, "Share").click(),
    },
    {
      file: "editor/ActionsMenu",
      shown: "the other screens of the item",
      open: (page) => button(page, "More actions").click(),
    },
    {
      file: "ui/form/SortableList",
      shown: "moving a question without dragging",
      async open(page) {
        await page.locator("[data-question]").nth(1).hover();
        await button(page, "Move question 2").click();
      },
    },
    {
      file: "editor/saving/asking/SamenessDialog",
      shown: "whether it is the same question",
      async open(page) {
        await button(page, "Edit question 1").click();
        await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("Which is the capital of Norway?");
        await button(page, "Save Changes").click();
      },
    },
    {
      file: "editor/saving/LeaveDialog",
      shown: "leaving without saving",
      open: (page) => page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click(),
    },
    {
      file: "editor/workspace/WorkspaceSheet",
      shown: "the outline on a phone",
      async open(page) {
        await page.setViewportSize(phone);
        await button(page, "Outline").click();
      },
    },
    {
      file: "editor/workspace/WorkspaceSheet",
      shown: "the preview on a phone",
      open: (page) => button(page, "Preview").click(),
    },
    {
      file: "account/session/SignInDialog",
      shown: "signing in again",
      async open(page) {
        await endSession(page);
        await button(page, "Save Changes").click();
      },
    },
  ],
  "author at the results": [
    {
      file: "product/ShareSheet",
      shown: "sharing from the results",
      at: ({ quiz }) => `/results/${quiz.id}`,
      open: (page) => button(page, "Share").click(),
    },
    {
      file: "results/export/ExportMenu",
      shown: "the menu of exports",
      open: (page) => button(page, "Export Results").click(),
    },
    {
      file: "results/export/ExportSheet",
      shown: "an export under way",
      async open(page) {
        await page.route("**/api/exports/*", () => {});
        await button(page, "Export Results").click();
        await item(page, "CSV").click();
        await expect(page.getByRole("dialog", { name: "Exporting" })).toBeVisible();
      },
    },
    {
      file: "results/attempts/AttemptDialog",
      shown: "a response",
      at: ({ quiz }) => `/results/${quiz.id}?tab=people`,
      open: (page) => page.getByRole("link", { name: "Grace Hopper" }).click(),
    },
    {
      file: "results/attempts/AttemptCertificate",
      shown: "revoking a certificate",
      at: aCertifiedQuiz,
      async open(page) {
        await page.getByRole("link", { name: "Grace Hopper" }).click();
        await button(page, "Revoke Certificate").click();
      },
      staysOpen: true,
    },
    {
      file: "results/charts/HeldPlaces",
      shown: "freeing places",
      async at({ request, author }) {
        const { id } = await author.aQuiz({ rules: { maxAttempts: 5 } });
        await request.post(`/api/quizzes/${id}/starts`, { data: { attemptKey: randomUUID() } });
        return `/results/${id}`;
      },
      open: (page) => button(page, "Free Places").click(),
    },
    {
      file: "results/presenter/Presenter",
      shown: "the presenter's overview",
      at: ({ quiz }) => `/results/${quiz.id}`,
      open: (page) => page.getByRole("link", { name: "Present", exact: true }).click(),
    },
    {
      file: "results/presenter/Presenter",
      shown: "a slide of the presenter",
      async open(page) {
        await page.getByRole("link", { name: "Present", exact: true }).click();
        await page.getByRole("dialog").press("ArrowRight");
        await expect(page.getByRole("dialog").getByText("Capital of Norway?")).toBeVisible();
      },
    },
    {
      file: "results/attempts/DeleteAttempt",
      shown: "deleting a response",
      at: ({ quiz }) => `/results/${quiz.id}?tab=people`,
      async open(page) {
        await page.getByRole("link", { name: "Grace Hopper" }).click();
        await button(page, "Delete Response").click();
      },
      staysOpen: true,
    },
    {
      file: "results/attempts/selection/SelectionBar",
      shown: "deleting several responses",
      at: ({ quiz }) => `/results/${quiz.id}?tab=people`,
      async open(page) {
        await page.getByRole("checkbox", { name: "Select all on this page" }).check();
        await page.getByRole("group", { name: "Selected responses" }).getByRole("button", { name: "Delete" }).click();
      },
    },
    {
      file: "webhooks/one/SigningSecret",
      shown: "replacing a webhook's secret",
      at: ({ quiz }) => `/results/${quiz.id}/webhooks`,
      async open(page) {
        await page.getByLabel("URL of the receiver").fill("https://receiver.test/hook");
        await button(page, "Add Webhook").click();
        await button(page, "Replace Secret").click();
      },
    },
    {
      file: "webhooks/one/DeleteWebhook",
      shown: "deleting a webhook",
      open: (page) => button(page, "Delete https://receiver.test/hook").click(),
    },
    {
      file: "webhooks/form/NewEndpointDialog",
      shown: "a new endpoint",
      at: () => "/webhooks",
      async open(page) {
        await button(page, "New Endpoint").click();
        await page.getByRole("dialog").getByLabel("Some items").check();
        await expect(page.getByRole("dialog").getByLabel("Lunch on Fridays")).toBeVisible();
      },
    },
    {
      file: "webhooks/form/EditEndpointDialog",
      shown: "an endpoint being edited",
      at: ({ webhook }) => `/webhooks/${webhook}`,
      open: (page) => button(page, "Edit").click(),
    },
  ],
  "author in the profile": [
    {
      file: "account/token/NewAccessTokenDialog",
      shown: "a new token",
      at: () => "/profile/programs",
      open: (page) => button(page, "New Token").click(),
    },
    {
      file: "account/token/NewAccessTokenDialog",
      shown: "a new token, with scopes and items to choose",
      async open(page) {
        await button(page, "New Token").click();
        await page.getByRole("radio", { name: /^Choose/ }).check();
        await page.getByRole("radio", { name: /^Certain items/ }).check();
        await expect(page.getByText("0 chosen.")).toBeVisible();
      },
    },
    {
      file: "account/token/NewAccessTokenDialog",
      shown: "a token that was made",
      async open(page) {
        await button(page, "New Token").click();
        await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Nightly report");
        await button(page, "Create Token").click();
        await expect(page.getByRole("heading", { name: "Your new token" })).toBeVisible();
      },
    },
    {
      file: "account/token/AccessTokenRow",
      shown: "revoking a token",
      open: (page) => button(page, "Revoke Nightly report").click(),
    },
    {
      file: "account/profile/SignOutEverywhere",
      shown: "signing out everywhere",
      at: () => "/profile",
      open: (page) => button(page, "Sign Out Everywhere").click(),
    },
    {
      file: "account/profile/DeleteAccountDialog",
      shown: "deleting the account",
      at: () => "/profile/data",
      open: (page) => button(page, "Delete My Account").click(),
    },
    {
      file: "account/profile/DeleteAccountDialog",
      shown: "the account being deleted",
      async open(page, { author }) {
        await button(page, "Delete My Account").click();
        const dialog = page.getByRole("alertdialog");
        await dialog.getByLabel("Your password", { exact: true }).fill(author.password);
        await dialog.getByRole("button", { name: "Delete My Account" }).click();
        await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
      },
      staysOpen: true,
    },
  ],
  administrator: [
    {
      file: "admin/users/AdminButton",
      shown: "ending an administration",
      at: () => "/admin?tab=users",
      open: (page) =>
        button(page, /^Remove Admin/)
          .first()
          .click(),
    },
    {
      file: "admin/users/AdminButton",
      shown: "making an administrator",
      open: (page) =>
        button(page, /^Make Admin/)
          .first()
          .click(),
    },
    {
      file: "admin/items/ItemDialog",
      shown: "an item's details",
      at: () => "/admin?tab=content",
      open: (page) => page.getByRole("link", { name: "Lunch on Fridays" }).first().click(),
    },
    {
      file: "admin/items/OrphanActions",
      shown: "deleting what somebody left behind",
      async open(page) {
        const { id } = await anOrphan(page.request);
        await page.goto(`/admin?tab=content&item=${id}`);
        await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
      staysOpen: true,
    },
  ],
  taker: [
    {
      file: "take/question/KeysDialog",
      shown: "the keys",
      at: async (world) => `/quiz/${(await aLongQuiz(world)).id}`,
      async open(page) {
        await button(page, "Start").click();
        await page.keyboard.press("?");
      },
    },
    {
      file: "take/question/QuestionsDialog",
      shown: "all questions",
      async open(page) {
        await page.keyboard.press("a");
        await button(page, "All questions").click();
      },
    },
    {
      file: "take/question/ReviewDialog",
      shown: "the answers before they are submitted",
      at: async ({ author }) => `/quiz/${(await author.aQuiz({ rules: { review: true } })).id}`,
      async open(page) {
        await answer(page, "bac");
        await settled(page);
        await button(page, "Check your answers").click();
      },
    },
    {
      file: "take/own/KeepLink",
      shown: "the private link to one's own answers",
      at: async ({ author }) => `/quiz/${(await author.aQuiz()).id}`,
      async open(page) {
        await take(page, "bac");
        await button(page, "Keep a link to your answers").click();
      },
    },
    {
      file: "take/own/OwnAnswers",
      shown: "erasing one's own answers",
      at: ownAnswersLink,
      open: (page) => button(page, "Erase my answers").click(),
    },
    {
      file: "take/report/ReportDialog",
      shown: "the report of a page",
      at: async ({ author }) => `/quiz/${(await author.aQuiz()).id}`,
      open: (page) => button(page, "Report this page").click(),
    },
  ],
} satisfies Record<string, Row[]>;

export const rows: [string, Row[]][] = Object.entries(dialogs);
