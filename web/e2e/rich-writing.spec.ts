import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { type Author, button, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

// Tests of formatted texts, from the keys pressed to the taker's page.

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
const dialog = (page: Page) => page.getByRole("dialog");

/** An image of two by two pixels. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
  "base64",
);

/** Pastes like a word processor or a web page. */
const paste = (page: Page, html: string, text: string) =>
  page.evaluate(
    ({ html, text }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    { html, text },
  );

async function beginFormatted(page: Page, author: Author) {
  const { id } = await author.aQuiz({ format: "rich" });
  await page.goto(`/maker?edit=${id}`);
  await button(page, "Edit question 1").click();
  await expect(toolbar(page)).toBeVisible();
  return id;
}

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

test("a formatted quiz is written by keyboard alone, and takers see it", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/maker?type=quiz");
  await field(page, "Title").focus();
  await page.keyboard.type("Energy");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const formatting = page.getByRole("checkbox", { name: "Formatting" });
  await formatting.focus();
  await page.keyboard.press("Space");
  await expect(formatting).toBeChecked();

  const question = field(page, "Question 1");
  await question.focus();
  await expect(toolbar(page)).toBeVisible();
  await page.keyboard.type("What is the kinetic");
  await page.keyboard.press("Control+b");
  await expect(question).toHaveValue("What is the **kinetic**");
  await page.keyboard.press("End");
  await page.keyboard.type(" energy $");
  await page.keyboard.type("\\frac{1}{2} m v^2");
  await page.keyboard.type("$ of ");
  await expect(question).toHaveValue("What is the **kinetic** energy $\\frac{1}{2} m v^2$ of ");
  await expect(page.getByRole("group", { name: "Preview" }).getByRole("math")).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByRole("textbox", { name: "Address" })).toBeFocused();
  await page.keyboard.type("no address");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Write an address such as")).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "Address" }).fill("example.com/car");
  await dialog(page).getByRole("textbox", { name: "Text" }).fill("this car");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(question).toBeFocused();
  await page.keyboard.type("? ");

  await page.keyboard.press("Shift+Tab");
  await expect(toolbar(page).getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolbar(page).getByRole("button", { name: "Picture" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).locator(":focus")).toBeAttached();
  const choose = dialog(page).getByRole("button", { name: "Choose Picture" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), choose.press("Enter")]);
  await chooser.setFiles({ name: "car.png", mimeType: "image/png", buffer: picture });
  await expect(dialog(page).getByRole("img", { name: "The chosen picture" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Insert" }).press("Enter");
  await expect(dialog(page).getByText("Describe the picture, or say that it is decorative.")).toBeVisible();
  await expect(dialog(page).getByRole("textbox", { name: "Description" })).toBeFocused();
  await page.keyboard.type("A red car");
  await dialog(page).getByRole("button", { name: "Insert" }).press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  const whole =
    /^What is the \*\*kinetic\*\* energy \$\\frac\{1\}\{2\} m v\^2\$ of \[this car\]\(https:\/\/example\.com\/car\)\? !\[A red car\]\(\/images\/[0-9a-f]{64}\.webp\)$/;
  await expect(question).toHaveValue(whole);

  await page.keyboard.press("Control+z");
  await expect(question).not.toHaveValue(/images/);
  await page.keyboard.press("Control+Shift+z");
  await expect(question).toHaveValue(whole);

  await field(page, "Option A").focus();
  await page.keyboard.type("450 $");
  await page.keyboard.type("kJ");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(field(page, "Option B")).toBeFocused();
  await page.keyboard.type("none");
  await page.getByRole("radio", { name: "Option A is correct" }).focus();
  await page.keyboard.press("Space");
  await button(page, "Create Quiz").press("Enter");
  await page.waitForURL(/created=/);
  const id = new URL(page.url()).searchParams.get("created");

  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  const asked = page.getByRole("group", { name: /kinetic/ });
  await expect(asked.locator("strong", { hasText: "kinetic" })).toBeVisible();
  await expect(asked.getByRole("math").first()).toBeVisible();
  await expect(asked.getByRole("link", { name: "this car" })).toHaveAttribute("href", "https://example.com/car");
  await expect(asked.getByRole("img", { name: "A red car" })).toBeVisible();
});

test("pasted pages become Markdown, and pasted lists options", { tag: "@slow" }, async ({ page }) => {
  await beginFormatted(page, author);
  const question = field(page, "Question 1");
  await question.fill("");
  await paste(
    page,
    `<p class="MsoNormal" style="color:red">See <b>both</b> of <a href="https://example.com/a">these</a>:</p><ul><li>one</li><li>two</li></ul>`,
    "See both of these: one two",
  );
  await expect(question).toHaveValue("See **both** of [these](https://example.com/a):\n\n- one\n- two");
  await page.keyboard.press("Control+z");
  await expect(question).toHaveValue("");

  await field(page, "Option B").fill("");
  await paste(page, "<ul><li><i>Bergen</i></li><li>Oslo</li><li>Voss</li></ul>", "Bergen\nOslo\nVoss");
  await expect(field(page, "Option B")).toHaveValue("*Bergen*");
  await expect(field(page, "Option D")).toHaveValue("Voss");
});

test("switching the formatting off and on leaves texts as they are", { tag: "@slow" }, async ({ page }) => {
  await beginFormatted(page, author);
  const question = field(page, "Question 1");
  await question.fill("Is **this** kept?");
  await page.getByText("Description and settings").click();
  const formatting = page.getByRole("checkbox", { name: "Formatting" });
  for (const isOn of [false, true]) {
    await formatting.setChecked(isOn, { force: true });
    await expect(question).toHaveValue("Is **this** kept?");
    await question.focus();
    await expect(toolbar(page)).toHaveCount(isOn ? 1 : 0);
  }
});

test("the toolbar is accessible, on a phone and in the dark, too", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginFormatted(page, author);
  await field(page, "Question 1").fill("Is $x^2$ **it**?\n\n- a");
  await expect(page.getByRole("group", { name: "Preview" }).getByRole("math")).toBeVisible();
  for (const tool of await toolbar(page).getByRole("button").all()) {
    const { width, height } = (await tool.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await field(page, "Question 1").focus();
    await expect(toolbar(page)).toBeVisible();
    for (const tool of ["Link", "Picture"]) {
      await toolbar(page).getByRole("button", { name: tool }).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(field(page, "Question 1")).toBeFocused();
    }
  }
});

test("shows the accepted formats for a file that is not an image", { tag: "@slow" }, async ({ page }) => {
  await beginFormatted(page, author);
  await toolbar(page).getByRole("button", { name: "Picture" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog(page).getByRole("button", { name: "Choose Picture" }).click(),
  ]);
  await chooser.setFiles({ name: "car.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog(page).getByRole("alert")).toContainText("send JPEG, PNG, WebP, GIF or AVIF");
});

test("an image dropped onto a text is inserted and described, and a tall one fits its box for takers", {
  tag: "@slow",
}, async ({ page }) => {
  const id = await beginFormatted(page, author);
  await dropPicture(page, "Option A");
  await expect(dialog(page).getByRole("img", { name: "The chosen picture" })).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "Description" }).fill("A mast");
  await dialog(page).getByRole("button", { name: "Insert" }).click();
  await expect(field(page, "Option A")).toHaveValue(/!\[A mast\]\(\/images\/[0-9a-f]{64}\.webp\)/);
  await button(page, "Save Changes").last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();

  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  const shown = page.getByRole("img", { name: "A mast" });
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.height).toBeLessThanOrEqual(480);
  await expect(shown).toHaveCSS("object-fit", "contain");
});

test("an image dropped onto a plain text offers to turn formatting on", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await dropPicture(page, "Option A");
  await expect(page.getByText("Pictures need formatting").first()).toBeVisible();
  await page.getByRole("button", { name: "Switch On" }).click();
  await dropPicture(page, "Option A");
  await expect(dialog(page).getByRole("img", { name: "The chosen picture" })).toBeVisible();
});

async function dropPicture(page: Page, onto: string) {
  await field(page, onto).evaluate(
    (control, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], "mast.png", { type: "image/png" }));
      for (const type of ["dragover", "drop"])
        control.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...(await tallPicture())],
  );
}

const tallPicture = () =>
  sharp({ create: { width: 300, height: 1500, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
