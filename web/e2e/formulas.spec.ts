import { expect, type Locator, type Page } from "playwright/test";
import sharp from "sharp";
import { button, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** Formulas, each paired with one that must look different. */
const pairs: [tex: string, other: string][] = [
  [String.raw`0.\overline{3}`, "0.3"],
  [String.raw`\underline{3}`, "3"],
  [String.raw`\underbar{3}`, String.raw`\text{3}`],
  [String.raw`\cancel{x}`, "x"],
  [String.raw`\bcancel{x}`, "x"],
  [String.raw`\xcancel{x}`, String.raw`\cancel{x}`],
  [String.raw`\bcancel{x}`, String.raw`\cancel{x}`],
  [String.raw`\sout{x}`, "x"],
  [String.raw`\cancelto{0}{x}`, "x^0"],
  [String.raw`\boxed{x}`, "x"],
  [String.raw`\fbox{x}`, String.raw`\text{x}`],
  [String.raw`\fcolorbox{red}{white}{x}`, String.raw`\colorbox{white}{x}`],
  [String.raw`\colorbox{yellow}{x}`, String.raw`\text{x}`],
  [String.raw`\textcircled{R}`, String.raw`\text{R}`],
  [String.raw`\longdiv{12}`, "12"],
  [String.raw`\longdiv{12}`, String.raw`\overline{12}`],
  [String.raw`\phase{45}`, String.raw`\underline{45}`],
  [String.raw`\angl{n}`, String.raw`\overline{n}`],
  [String.raw`\sqrt2`, "2"],
  [String.raw`\sqrt{\frac12}`, String.raw`\frac12`],
  [String.raw`\sqrt[3]{2}`, String.raw`\sqrt{2}`],
  [String.raw`\frac12`, String.raw`\binom12`],
  [String.raw`\binom nk`, String.raw`\begin{matrix}n\\k\end{matrix}`],
  [String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`, String.raw`\begin{matrix}a&b\\c&d\end{matrix}`],
  [String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`, String.raw`\begin{vmatrix}a&b\\c&d\end{vmatrix}`],
  [String.raw`\begin{cases}a\\b\end{cases}`, String.raw`\begin{matrix}a\\b\end{matrix}`],
  [String.raw`\begin{array}{c|c}a&b\end{array}`, String.raw`\begin{array}{cc}a&b\end{array}`],
  [String.raw`\begin{array}{c}a\\\hline b\end{array}`, String.raw`\begin{array}{c}a\\b\end{array}`],
  [String.raw`\overbrace{abc}`, "abc"],
  [String.raw`\underbrace{abc}`, String.raw`\underline{abc}`],
  [String.raw`\overrightarrow{AB}`, "AB"],
  [String.raw`\overrightarrow{ABC}`, String.raw`A\vec{B}C`],
  [String.raw`\overleftarrow{AB}`, String.raw`\overrightarrow{AB}`],
  [String.raw`\overline{AB}`, String.raw`\overleftrightarrow{AB}`],
  [String.raw`\overgroup{AB}`, String.raw`\overline{AB}`],
  [String.raw`\overparen{AB}`, "AB"],
  [String.raw`\xrightarrow{a}`, String.raw`\xleftarrow{a}`],
  [String.raw`\xrightarrow[b]{a}`, String.raw`\xrightarrow{a}`],
  [String.raw`\widehat{abc}`, String.raw`a\hat{b}c`],
  [String.raw`\widetilde{abc}`, String.raw`a\tilde{b}c`],
  [String.raw`\widetilde{abc}`, String.raw`\widehat{abc}`],
  [String.raw`\utilde{x}`, "x"],
  ...["vec", "dot", "ddot", "dddot", "hat", "bar", "tilde", "acute", "grave", "check", "breve", "mathring"].map(
    (accent): [string, string] => [`\\${accent}{x}`, "x"],
  ),
  [String.raw`\hat{x}`, String.raw`\check{x}`],
  [String.raw`\bar{x}`, String.raw`\tilde{x}`],
  [String.raw`a\not\in b`, String.raw`a\in b`],
  [String.raw`a\not= b`, "a= b"],
  [String.raw`\not{x}`, "x"],
  ["f'", "f"],
  [String.raw`f^\prime`, "f''"],
  [String.raw`\sum_{i=0}^n i`, String.raw`\prod_{i=0}^n i`],
  [String.raw`\int_0^1`, String.raw`\oint_0^1`],
  [String.raw`\lim_{x\to0}`, String.raw`\lim`],
  ...["mathbb", "mathcal", "mathfrak", "mathbf", "mathrm", "mathsf", "mathtt", "boldsymbol"].map(
    (alphabet): [string, string] => [`\\${alphabet}{R}`, "R"],
  ),
  [String.raw`\mathcal{C}`, String.raw`\mathbb{C}`],
  [String.raw`\mathrm{d}x`, "dx"],
  [String.raw`\textcolor{red}{x}`, "x"],
  [String.raw`\rule{1em}{0.1em}x`, String.raw`\hspace{1em}x`],
  [String.raw`\raisebox{0.5em}{x}y`, String.raw`\text{x}y`],
  [String.raw`\ce{A <=> B}`, String.raw`\ce{A -> B}`],
  ["x_1", "x^1"],
  [String.raw`\sideset{_1^2}{}\sum`, String.raw`\sum_1^2`],
];

const isColored = /\\(?:text)?color(?:box)?\{(?:red|yellow)/;

/** Brackets as tall as the fraction inside. */
const growing = [
  String.raw`\left(\frac12\right)`,
  String.raw`\left[\frac12\right]`,
  String.raw`\left\{\frac12\right\}`,
  String.raw`\left|\frac12\right|`,
  String.raw`\left\lfloor\frac12\right\rfloor`,
  String.raw`\left\langle\frac12\right\rangle`,
];

interface Picture {
  data: Buffer;
  width: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the places of all pixels that differ from the background, relative to the first one. Marks red pixels. */
function inkOf({ data, width }: Picture, { left, top, right, bottom }: Box): Set<string> {
  const level = (x: number, y: number) => [0, 1, 2].map((channel) => data[3 * (y * width + x) + channel] ?? 0);
  const background = level(left, top);
  const dots: { x: number; y: number; isRed: boolean }[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const [red = 0, green = 0, blue = 0] = level(x, y);
      const isInk = [red, green, blue].some((value, channel) => Math.abs(value - (background[channel] ?? 0)) > 80);
      if (isInk) dots.push({ x, y, isRed: red - Math.max(green, blue) > 80 });
    }
  const first = { x: Math.min(...dots.map(({ x }) => x)), y: Math.min(...dots.map(({ y }) => y)) };
  return new Set(dots.map(({ x, y, isRed }) => `${x - first.x} ${y - first.y} ${isRed}`));
}

const whole = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.floor(left),
  top: Math.floor(top),
  right: Math.ceil(right),
  bottom: Math.ceil(bottom),
});

/** True even when edges are shifted by a fraction of a pixel. */
const isAlike = (one: Set<string>, other: Set<string>) => missing(one, other) + missing(other, one) < 5;
const missing = (one: Set<string>, other: Set<string>) => [...one].filter((dot) => !other.has(dot)).length;

/** Distributes lines among texts within the length limit of a question. */
function texts(lines: string[]): string[] {
  const shared = [""];
  for (const line of lines) {
    const last = shared.at(-1) ?? "";
    if (last.length + line.length > 1800) shared.push(line);
    else shared[shared.length - 1] = `${last}\n${line}`;
  }
  return shared;
}

const fontsOf = (page: Page) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/(formula-\w+)[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  return loaded;
};

const expectFont = (formula: Locator) =>
  expect
    .poll(() =>
      formula.evaluate((element) => {
        const { fontFamily, fontSize } = getComputedStyle(element);
        const { fonts } = element.ownerDocument;
        return fontFamily.startsWith('"STIX Two Math"') && fonts.size > 0 && fonts.check(`${fontSize} "STIX Two Math"`);
      }),
    )
    .toBe(true);

const formulaLooks = [
  ...looks.map((look) => ({ ...look, forcedColors: "none" as const })),
  { width: 1280, colorScheme: "dark" as const, forcedColors: "active" as const },
];

for (const { width, colorScheme, forcedColors } of formulaLooks)
  test(`each construct of a formula is drawn, ${colorScheme}, forced colors ${forcedColors}`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.setViewportSize({ width, height: 900 });
    const author = await anAuthor(request);
    const items = pairs.flatMap(([tex, other]) => [`- $${tex}$`, `- $${other}$`]);
    const asked = texts([...items, ...growing.map((tex) => `- $${tex}$`)]);
    const { id } = await author.aSurvey({
      format: "rich",
      questions: asked.map((questionText) => ({ questionText, questionType: "text", required: false })),
    });
    await page.goto(`/survey/${id}`);
    await button(page, "Start Survey").click();
    const ink: Set<string>[] = [];
    const heights: { bracket: number; fraction: number }[] = [];
    for (const place of asked.keys()) {
      if (place > 0) await button(page, "Skip").click();
      const formulas = page.getByRole("heading", { level: 1 }).getByRole("listitem");
      await expect(page.getByText(`Question ${place + 1}.`)).toBeAttached();
      await expectFont(formulas.first().locator("math"));
      const boxes = await formulas.evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const tall = (name: string) => one.querySelector(name)?.getBoundingClientRect().height ?? 0;
          const box = { left, top: top + scrollY, right, bottom: bottom + scrollY };
          return {
            box,
            tex: one.firstElementChild?.getAttribute("alttext"),
            bracket: tall("mo"),
            fraction: tall("mfrac"),
          };
        }),
      );
      const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { box, ...tall } of boxes) {
        ink.push(inkOf({ data, width: info.width }, whole(box)));
        heights.push(tall);
      }
    }
    const alike = pairs.filter(
      ([tex], place) =>
        !(forcedColors === "active" && isColored.test(tex)) &&
        isAlike(ink[2 * place] ?? new Set(), ink[2 * place + 1] ?? new Set()),
    );
    expect(alike.map(([tex, other]) => `${tex} looks like ${other}`)).toEqual([]);
    const low = growing.filter((_, place) => {
      const { bracket, fraction } = heights[2 * pairs.length + place] ?? { bracket: 0, fraction: 1 };
      return bracket < 0.9 * fraction;
    });
    expect(low).toEqual([]);
  });

test("the font of formulas is loaded where there is one, and sets it on each screen", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const loaded = fontsOf(page);
  const author = await anAuthor(request);
  await signIn(page, author);
  const plain = await author.aQuiz();
  const asked = { question: String.raw`Is $0.\overline{3}$ right?`, options: [String.raw`$\cancel{x}$`, "*two*"] };
  const { id, questions } = await author.aQuiz({
    format: "rich",
    showResultsToTakers: true,
    questions: [{ ...asked, correctAnswer: 0, explanation: String.raw`$\frac12$` }],
  });
  const data = { answers: { [questions[0]?.id ?? ""]: 0 } };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).status()).toBe(201);
  await page.goto(`/quiz/${plain.id}`);
  await button(page, "Start").click();
  await page.getByRole("radio").first().check();
  expect(loaded).toEqual([]);

  const drawn = async (inside: Pick<Locator, "locator">) => {
    const [overlined, cancelled] = [inside.locator("[notation=top]").first(), inside.locator("[notation^=up]").first()];
    await expectFont(inside.locator("math").first());
    await expect(overlined).toHaveCSS("border-top-style", "solid");
    await expect(cancelled).toHaveCSS("background-image", /gradient/);
  };
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await drawn(page.locator("main"));
  expect(new Set(loaded).size).toBe(1);
  await page.getByRole("radio").first().check();
  await button(page, "Finish").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await drawn(page.locator("main"));
  await page.goto(`/results/${id}?tab=questions`);
  await button(page, "Show All Charts").click();
  await drawn(page.locator("body"));
  for (const path of [`/results/${id}?present=1`, `/content/${id}/print?key=1`, `/maker?edit=${id}`]) {
    await page.goto(path);
    await drawn(path.startsWith("/maker") ? page.frameLocator("iframe") : page.locator("body"));
  }
});

test("options and questions are named by their formulas in words, in the language of the page", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({
    format: "rich",
    questions: [
      {
        question: String.raw`What is $\sqrt{\frac14}$?`,
        options: [String.raw`$\frac{1}{2}$`, String.raw`*or* $0.\overline{3}$`],
        correctAnswer: 0,
      },
    ],
  });
  const names = async () => (await page.getByRole("group").ariaSnapshot()).replaceAll("\u200e", "");
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(page.getByRole("group", { name: /What is square root of group 1 over 4 end of group/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 over 2", exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "or 0. 3 with a line above", exact: true })).toBeVisible();
  expect(await names()).not.toMatch(/[\\{}]/);
  await page.getByRole("combobox").selectOption({ label: "Deutsch" });
  await expect(page.getByRole("radio", { name: "1 durch 2", exact: true })).toBeVisible();
  expect(await names()).not.toMatch(/[\\{}]/);
});
