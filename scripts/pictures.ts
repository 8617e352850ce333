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

/** The share of the best whose last answer is wrong and of the others whose is right: the key looks wrong. */
const isLastRight = (correct: number, index: number) => (correct < 4 ? index % 4 > 0 : index % 5 === 0);

async function anAuthor() {
  const password = randomUUID();
  const person = { email: `${randomUUID()}@pictures.test`, firstName: "Ada", lastName: "Author" };
  const session = await post("/auth/register", { ...person, password, confirmPassword: password });
  const create = (path: string, item: object) => post(path, item, session.accessToken);
  const survey = await create("/surveys", {
    title: "Lunch on Fridays",
    questions: [{ questionText: "Where do you eat?", questionType: "single_choice", options: ["Here", "Out"] }],
  });
  await answer(`/surveys/${survey.id}/responses`, survey, 61, () => 0);
  const level = { description: "A level.", encouragingMessage: "Well done." };
  const assessment = await create("/quizzes/skill-based", {
    title: "Where do you stand as a lead?",
    skillLevels: [
      { ...level, name: "Developing", range: [0, 1] },
      { ...level, name: "Proficient", range: [2, 4] },
    ],
    questions: [{ questionText: "I give feedback.", options: ["Never", "Always"], optionWeights: [0, 4] }],
  });
  await answer(`/quizzes/${assessment.id}/attempts`, assessment, 24, (_question, index) => (index % 3 ? 1 : 0));
  const quiz = await create("/quizzes/manual", {
    title: "How glass is made",
    rules: { timeLimit: 5, passMark: 60 },
    questions: questions.map(([question, options]) => ({ question, options, correctAnswer: 0 })),
  });
  await answer(`/quizzes/${quiz.id}/attempts`, quiz, takers.length, (question, index) => {
    const correct = takers[index] ?? 0;
    const isRight = question === questions.length - 1 ? isLastRight(correct, index) : question < correct;
    return isRight ? 0 : 1 + (index % 2);
  });
  return { session: { ...session, email: person.email }, id: quiz.id as string };
}

interface Session {
  accessToken: string;
  refreshToken: string;
  email: string;
}

interface Item {
  questions: { id: string }[];
}

async function answer(
  path: string,
  { questions }: Item,
  count: number,
  choose: (question: number, index: number) => number,
) {
  for (let index = 0; index < count; index++) {
    const answers = Object.fromEntries(questions.map(({ id }, question) => [id, choose(question, index)]));
    await post(path, { answers, duration: 90 + ((37 * index) % 110) });
  }
}

const phone = { width: 430, height: 600 };

/** Each arranges the page for a picture. */
const shots: Record<
  string,
  { size?: { width: number; height: number }; arrange(page: Page, id: string): Promise<void> }
> = {
  create: {
    async arrange(page, id) {
      await page.goto(`${service}/maker?edit=${id}`);
      await page.getByRole("button", { name: "Edit question 1" }).click();
      await show(page.getByRole("textbox", { name: "Question 1" }), 56);
    },
  },
  analyze: {
    async arrange(page, id) {
      await page.goto(`${service}/results/${id}`);
      await show(page.getByText("Completion rate"), 32);
    },
  },
  questions: {
    async arrange(page, id) {
      await page.goto(`${service}/results/${id}?tab=questions`);
      await show(page.getByRole("heading", { name: /^Look at/ }), 24);
    },
  },
  dashboard: { arrange: showDashboard },
  "dashboard-wide": { size: { width: 860, height: 480 }, arrange: showDashboard },
  // Last, because the results would count its start.
  share: {
    async arrange(page, id) {
      await page.goto(`${service}/quiz/${id}`);
      await page.getByRole("button", { name: "Start" }).click();
      await page.getByLabel("Sand").check();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
};

async function showDashboard(page: Page) {
  await page.goto(`${service}/dashboard`);
  await show(page.getByText("Total Responses"), 32);
}

async function show(target: Locator, above: number) {
  await target.first().evaluate((element, above) => scrollBy(0, element.getBoundingClientRect().top - above), above);
}

async function takePictures(browser: Browser) {
  const { session, id } = await anAuthor();
  const folder = join(web, "src/site/pictures");
  mkdirSync(folder, { recursive: true });
  // Written at the end, because a development service restarts when a source changes.
  const pictures = new Map<string, Buffer>();
  const cameras = await Promise.all((["light", "dark"] as const).map((look) => aCamera(browser, session, look)));
  for (const [name, { size = phone, arrange }] of Object.entries(shots))
    for (const { look, page, camera } of cameras) {
      await page.setViewportSize(size);
      await arrange(page, id);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.waitForTimeout(500);
      const { data } = await camera.send("Page.captureScreenshot", { format: "webp", quality: 82 });
      pictures.set(`${name}-${look}.webp`, Buffer.from(data, "base64"));
    }
  for (const [name, picture] of pictures) writeFileSync(join(folder, name), picture);
}

async function aCamera(browser: Browser, session: Session, look: "light" | "dark") {
  const options = { viewport: phone, deviceScaleFactor: 2, colorScheme: look, reducedMotion: "reduce" } as const;
  const context = await browser.newContext(options);
  await context.addInitScript(({ accessToken, refreshToken, email }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("refreshToken", refreshToken);
    localStorage.setItem("cookie-consent", "{}");
    sessionStorage.setItem("verification-dismissed", email);
  }, session);
  const page = await context.newPage();
  return { look, page, camera: await context.newCDPSession(page) };
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
