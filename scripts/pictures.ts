// `node scripts/pictures.ts http://localhost:4000` takes the landing page's images from a running service, where it
// creates an author and a quiz, and draws the link previews.
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { browserPath } from "../web/e2e/browser.ts";
import { icon, previews, tabIcon } from "./previews.ts";

const service = process.argv[2] ?? "http://localhost:4000";
const web = join(import.meta.dirname, "../web");

const questions = [
  ["What is ordinary window glass mostly made of?", ["Sand", "Clay", "Salt", "Resin"]],
  ["Why is soda ash added to the sand?", ["For a lower melting point", "For its colour", "For strength"]],
  ["On what does float glass float while it sets?", ["Molten tin", "Mercury", "Water", "Hot oil"]],
  ["What does annealing do?", ["Takes out inner stress", "Hardens the surface", "Polishes the edges"]],
  ["Which oxide lets laboratory glass bear sudden heat?", ["Boron oxide", "Lead oxide", "Iron oxide"]],
] as const;

const takers = [5, 4, 5, 3, 5, 4, 4, 5, 2, 5, 4, 5, 5, 3, 4, 5, 5, 4, 1, 5, 4, 3, 5, 4, 5, 5, 4, 2, 5, 4, 3, 5];

async function post(path: string, body: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${service}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function aQuiz() {
  const password = randomUUID();
  const person = { email: `${randomUUID()}@pictures.test`, firstName: "Ada", lastName: "Author" };
  const session = await post("/auth/register", { ...person, password, confirmPassword: password });
  const { id, questions: stored } = await post(
    "/quizzes/manual",
    {
      title: "How glass is made",
      questions: questions.map(([question, options]) => ({ question, options, correctAnswer: 0 })),
    },
    session.accessToken,
  );
  for (const [index, correct] of takers.entries()) {
    const answers = Object.fromEntries(stored.map(({ id }: { id: string }, at: number) => [id, at < correct ? 0 : 1]));
    await post(`/quizzes/${id}/attempts`, { answers, duration: 90 + ((37 * index) % 110) });
  }
  return { session, id };
}

const shots = {
  async create(page: Page, id: string) {
    await page.goto(`${service}/maker?edit=${id}`);
    await page.getByRole("button", { name: "Edit question 1" }).click();
    await show(page.getByRole("textbox", { name: "Question 1" }), 56);
  },
  async share(page: Page, id: string) {
    await page.goto(`${service}/quiz/${id}`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByLabel("Sand").check();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async analyze(page: Page, id: string) {
    await page.goto(`${service}/results/${id}`);
    await show(page.getByText("Completion rate"), 32);
  },
};

async function show(target: Locator, above: number) {
  await target.evaluate((element, above) => scrollBy(0, element.getBoundingClientRect().top - above), above);
}

async function takePictures(browser: Browser) {
  const { session, id } = await aQuiz();
  const folder = join(web, "src/site/pictures");
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width: 430, height: 600 },
      deviceScaleFactor: 2,
      colorScheme,
      reducedMotion: "reduce",
    });
    await context.addInitScript(({ accessToken, refreshToken }) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("refreshToken", refreshToken);
      localStorage.setItem("cookie-consent", "{}");
    }, session);
    const page = await context.newPage();
    for (const [name, arrange] of Object.entries(shots)) {
      await arrange(page, id);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.waitForTimeout(500);
      const camera = await context.newCDPSession(page);
      const { data } = await camera.send("Page.captureScreenshot", { format: "webp", quality: 82 });
      writeFileSync(join(folder, `${name}-${colorScheme}.webp`), Buffer.from(data, "base64"));
    }
    await context.close();
  }
}

async function drawPreviews(browser: Browser) {
  const folder = join(web, "public/og");
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, html] of Object.entries(previews)) {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
}

async function drawIcons(browser: Browser) {
  const draw = async (html: string, size: number) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(html);
    const picture = await page.screenshot({ omitBackground: true });
    await page.close();
    return picture;
  };
  const folder = join(web, "public");
  for (const [name, size] of Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 }))
    writeFileSync(join(folder, `${name}.png`), await draw(icon, size));
  writeFileSync(join(folder, "favicon.ico"), inIco(await draw(tabIcon, 32), 32));
}

/** Wraps a PNG as favicon.ico, which browsers request on their own: the format is a PNG behind a 22-byte header. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const executablePath = await browserPath();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
await drawPreviews(browser);
await drawIcons(browser);
await takePictures(browser);
await browser.close();
