import { describe, expect, it } from "vitest";
import { isAccepted } from "../content/question/form/accepted.shared.ts";
import { isClose } from "../content/question/form/close.shared.ts";
import { formLimits } from "../content/question/form/form.shared.ts";
import { flawsOf } from "../content/question/form/problem.shared.ts";
import { type DraftOrder, draft } from "./draft.ts";
import { inParagraphs, type SourceText } from "./source.ts";
import { numberQuestion, textQuestion, typedLimits } from "./typed.ts";

const sourceOf = (paragraphs: string[], title: string | null = null): SourceText => ({
  title,
  url: null,
  language: null,
  passages: inParagraphs(paragraphs),
});

const typed = async (paragraphs: string[], order: Partial<DraftOrder> = {}) => {
  const whole: DraftOrder = {
    kind: "QUIZ",
    questionCount: 10,
    difficulty: "medium",
    types: ["number", "text"],
    ...order,
  };
  return (await draft(sourceOf(paragraphs), whole)).questions;
};
const asked = async (paragraphs: string[], order: Partial<DraftOrder> = {}) =>
  (await typed(paragraphs, order)).map(({ questionText, answerKey }) => [
    questionText.slice(questionText.indexOf(": ") + 2),
    answerKey?.number?.value ?? answerKey?.text?.accepted,
  ]);

const mill = "The old mill of Harlow was rebuilt in 1874 after a fire on the upper floor.";
const wheel = "Its new wheel, made in Leeds, lifted 2,300 litres of water from the river Stort every hour.";
const bridge = "The bridge across the river Stort near Harlow is 42.5 metres long and carries no cars.";

describe("a number question", () => {
  it("asks for the figure of a sentence, with its unit and decimals, and no tolerance", async () => {
    const [year, length] = await typed([mill, bridge]);
    expect(year).toMatchObject({
      questionText: "Fill in the gap: The old mill of Harlow was rebuilt in _____ after a fire on the upper floor.",
      questionType: "number",
      options: [],
      correctAnswer: null,
      form: { number: { decimals: 0, unit: null } },
      answerKey: { number: { value: 1874, tolerance: 0 } },
      explanation: mill,
      passage: mill,
      passageAnchor: { kind: "paragraph", paragraph: 1 },
    });
    expect(length).toMatchObject({
      form: { number: { decimals: 1, unit: "metres" } },
      answerKey: { number: { value: 42.5, tolerance: 0 } },
    });
  });

  it("is graded as right for its own figure only", async () => {
    const [question] = await typed([mill]);
    const key = question?.answerKey?.number;
    expect([1873, 1874, 1875].map((year) => key && isClose(key, year))).toEqual([false, true, false]);
  });

  it("accepts answers near an estimate", async () => {
    const [question] = await typed(["The old mill of Harlow had about 1,500 visitors from Leeds in a summer."]);
    const key = question?.answerKey?.number;
    expect([1349, 1350, 1650, 1651].map((given) => key && isClose(key, given))).toEqual([false, true, true, false]);
  });

  it("reads the figure as the language writes it", async () => {
    const german =
      "Die Brücke über die Elbe bei Wittenberge hat 14 Pfeiler und wiegt 2.450,5 Tonnen ohne das Geländer.";
    const [question] = await typed([german], { language: "de", sections: [] });
    expect(question?.answerKey?.number?.value).toBeOneOf([14, 2450.5]);
  });

  it.each([
    ["a bound", "The old mill of Harlow had more than 1,500 visitors from Leeds in summer."],
    ["a year that is an estimate", "The old mill of Harlow was built around 1500 by monks from Leeds."],
    ["an end of a range", "The old mill of Harlow had 1,500 to 1,800 visitors from Leeds in a summer."],
    ["a year that is a bound", "The old mill of Harlow stood empty until the end of 1874 without any roof."],
    ["the number of an article", "The old mill of Harlow is named in article 27 of the charter of Leeds."],
    ["a page", "The old mill of Harlow is drawn on page 112 in the atlas of Leeds."],
    ["a day", "The old mill of Harlow opens on 24 May with music from the town of Leeds."],
    ["a count in front of its list", "The old mill of Harlow has three rooms: a kitchen, a store and a loft."],
    ["a source", "The old mill of Harlow is the oldest of the county and of Leeds (Reed, 1965)."],
    ["a name", "The old mill of Harlow runs on a Siemens 3000 motor from the town of Leeds."],
  ])("asks for no %s", async (_what, sentence) => {
    expect(await asked([sentence])).toEqual([]);
  });

  it("asks for neither of two figures whose sentences are otherwise the same", async () => {
    const other = mill.replace("1874", "1902");
    expect(await asked([mill, other])).toEqual([]);
  });

  it("asks for no figure that another question shows", async () => {
    const echo = "In 1874 the town council of Harlow paid 640 pounds to a builder from Leeds.";
    const questions = await typed([mill, echo]);
    for (const { questionText, answerKey } of questions)
      for (const other of questions)
        if (other.questionText !== questionText)
          expect(other.questionText).not.toContain(`${answerKey?.number?.value} `);
  });
});

describe("a short answer", () => {
  const term = "A lade is a narrow channel that leads water from a river to the wheel of a mill.";
  const person = "In 1874, the engineer Martha Reed designed a wheel with curved blades for the mill.";

  it("asks for a term that the text defines", async () => {
    const [question] = await typed([term], { types: ["text"] });
    expect(question).toMatchObject({ questionType: "text", options: [], explanation: term, passage: term });
    const key = question?.answerKey?.text;
    expect(key && ["lade", "Lade", "lades"].map((answer) => isAccepted(key, answer))).toEqual([true, true, true]);
  });

  it("accepts the surname of a person alone, unless another person has it", async () => {
    const wrote = "Martha Reed wrote a book about water wheels in the north of the country.";
    const [question] = await typed([person, wrote], { types: ["text"] });
    expect(question?.answerKey?.text?.accepted).toEqual(["Martha Reed", "Reed"]);
    const brother = "Thomas Reed painted the mill for a merchant from London who lived nearby.";
    const [cautious] = await typed([person, wrote, brother], { types: ["text"] });
    expect(cautious?.answerKey?.text?.accepted).toEqual(["Martha Reed"]);
  });

  it("asks for long names as well, and for no second statement behind a person’s", async () => {
    const asked = await typed(
      ["Alexandra Hollingworth designed the iron wheels of two mills, and they cost a fortune."],
      {
        types: ["text"],
      },
    );
    expect(asked.map(({ questionText, answerKey }) => [questionText, answerKey?.text?.accepted])).toEqual([
      ["Who designed the iron wheels of two mills?", ["Alexandra Hollingworth", "Hollingworth"]],
    ]);
  });

  it("asks for no person of a statement about a thing that another sentence names", async () => {
    expect(
      await asked(["Alexandra Reed invented it for the mills of Leeds in the north."], { types: ["text"] }),
    ).toEqual([]);
  });

  it("asks for no term whose relative its stem shows", async () => {
    const told = "A millrace is a narrow race for water that leads from a river to the mill itself.";
    expect(await asked([told], { types: ["text"] })).toEqual([]);
  });
});

it.each([
  ["fr", "Le film avance grâce à une griffe, un mécanisme qui tire la pellicule par ses trous.", "griffe"],
  ["es", "Los barcos pasaban por una esclusa, una cámara que sube o baja con el agua.", "esclusa"],
  ["it", "Le navi passavano per una chiusa, una camera che sale o scende con l’acqua.", "chiusa"],
  ["pt", "A casca contém uma resina, uma substância que repele a água da chuva.", "resina"],
  ["nl", "De schepen voeren door een sluis, een kamer die met het water stijgt of daalt.", "sluis"],
])("finds a term with its explanation behind a comma (%s)", async (code, sentence, term) => {
  const [question] = await typed([sentence], { types: ["text"], language: code });
  expect(question?.answerKey?.text?.accepted).toEqual([term, expect.stringMatching(`^[a-z]+ ${term}$`)]);
});

describe("an order", () => {
  const text = [mill, wheel, bridge];

  it("without types is for choices only, and its shortfall counts what could be typed", async () => {
    const order: DraftOrder = { kind: "QUIZ", questionCount: 10, difficulty: "medium" };
    const { questions, shortfall } = await draft(
      sourceOf([mill, "Visitors of the mill of Harlow walk 9 kilometres along the river."]),
      order,
    );
    expect(new Set(questions.map(({ questionType }) => questionType))).toEqual(new Set(["multiple_choice"]));
    expect(shortfall).toContain("With typed answers, 1 more is possible.");
  });

  it("gives other questions the second time", async () => {
    const first = await typed(text, { questionCount: 1 });
    const second = await typed(text, { questionCount: 5, written: first });
    expect(first).toHaveLength(1);
    expect(second.length).toBeGreaterThan(0);
    expect(second.map(({ passage }) => passage)).not.toContain(first[0]?.passage);
  });

  it("gives the same questions each time", async () => {
    expect(await typed(text)).toEqual(await typed(text));
  });
});

it("keeps the limits of forms and keys, so that every typed question can be saved", () => {
  const { decimals, unit, number, text } = formLimits;
  expect(typedLimits).toEqual({ decimals, unit, number, line: text.line });
  const asked = { questionText: "_____ litres", value: 1e12, decimals: 6, unit: "l".repeat(20), isEstimate: false };
  const most = [numberQuestion(asked), textQuestion("Which?", "t".repeat(200), ["two-part term"])];
  for (const typed of most) expect(typed && flawsOf("QUIZ", { ...typed, options: [] })).toEqual([]);
  expect(numberQuestion({ ...asked, value: 1e12 + 1 })).toBeNull();
  expect(numberQuestion({ ...asked, decimals: 7 })).toBeNull();
  expect(numberQuestion({ ...asked, unit: "l".repeat(21) })).toBeNull();
  expect(textQuestion("Which?", "t".repeat(201), [])).toBeNull();
});

describe("a count", () => {
  it.each<[string, string, number]>([
    ["en", "Grandfather is a game of cards that has seven playing piles and one stock.", 7],
    ["en", "Harlow is a town in Essex whose market takes place twice and lasts for two weeks.", 2],
    ["de", "Die Mühle bei Harlow hat sieben Räder aus Eichenholz am Ufer der Stort.", 7],
    ["fr", "Le moulin de Harlow possède sept roues en chêne au bord de la Stort.", 7],
    ["es", "El molino de Harlow tiene siete ruedas de roble junto al río Stort.", 7],
    ["it", "Il mulino di Harlow possiede sette ruote di quercia lungo il fiume Stort.", 7],
    ["pt", "O moinho de Harlow tem sete rodas de carvalho junto ao rio Stort.", 7],
    ["nl", "De molen van Harlow heeft zeven wielen van eikenhout aan de Stort.", 7],
  ])("is asked for in words (%s: %s)", async (language, sentence, value) => {
    const [question] = await typed([sentence], { types: ["number"], language });
    expect(question?.answerKey?.number).toEqual({ value, tolerance: 0 });
  });

  it.each([
    ["in front of its list", "Harlow had two mills near the river, the Old Mill and the New Mill."],
    ["behind its list", "Reed, Cole and Smith from Harlow were three millers who worked in Leeds."],
    ["with a hundred", "The mill of Harlow had two hundred sacks of grain in its store in Leeds."],
    ["of known things", "The mill of Harlow stood between the two roads that lead to Leeds."],
    ["as a number of a list", "3 mills of Harlow and of Leeds are open to visitors."],
  ])("is not asked for %s", async (_what, sentence) =>
    expect(await asked([sentence], { types: ["number"] })).toEqual([]));
});

it("asks for long counts as estimates, and for shares of change with their time only", async () => {
  const [long] = await typed(["The old mill of Harlow had 34,185 visitors from Leeds in a summer."]);
  expect(long?.answerKey?.number).toEqual({ value: 34185, tolerance: 3419 });
  expect(await asked(["The mills of Harlow sold 4 percent fewer sacks of flour to the town of Leeds."])).toEqual([]);
  expect(await asked(["The mills of Harlow sold 4 percent fewer sacks of flour than in 1990 to Leeds."])).toHaveLength(
    1,
  );
});

it.each([
  ["a limit", "The mill of Harlow shall stand at least 10 metres from the road to Leeds.", 10],
  ["the start of a span", "The mill of Harlow belonged to the town of Leeds from 1870 to 1939.", 1870],
  ["an estimate behind a preposition", "The mill of Harlow stands on about 300 piles near Leeds.", 300],
])("asks for %s", async (_what, sentence, value) =>
  expect((await typed([sentence], { types: ["number"] }))[0]?.answerKey?.number?.value).toBe(value));

describe("the subject of a sentence", () => {
  const titled = async (title: string | null, paragraphs: string[], language = "en") =>
    (
      await draft(sourceOf(paragraphs, title), {
        kind: "QUIZ",
        questionCount: 10,
        difficulty: "medium",
        types: ["number"],
        language,
      })
    ).questions.map(({ questionText }) => questionText);

  it.each<[string, string | null, string[], string, string]>([
    [
      "the title",
      "Harlow Mill",
      ["The upper floor was closed in 1874."],
      "en",
      "Fill in the gap (Harlow Mill): The upper floor was closed in _____.",
    ],
    [
      "the sentence before",
      null,
      ["Harlow Mill is a mill. It was closed in 1874 by the council."],
      "en",
      "Fill in the gap (Harlow Mill): It was closed in _____ by the council.",
    ],
    [
      "a person before",
      null,
      ["Mary Reed lived there. She bought the mill of Harlow in 1874."],
      "en",
      "Fill in the gap (Mary Reed): She bought the mill of Harlow in _____.",
    ],
    [
      "the title in German",
      "Die Mühle von Harlow",
      ["Das obere Stockwerk wurde im Jahr 1874 geschlossen."],
      "de",
      "Ergänzen Sie die Lücke (Die Mühle von Harlow): Das obere Stockwerk wurde im Jahr _____ geschlossen.",
    ],
    [
      "the sentence before in French",
      null,
      ["Le moulin de Harlow est un vieux moulin. Il fut fermé en 1874 par le conseil."],
      "fr",
      "Complétez la phrase (Le moulin de Harlow) : Il fut fermé en _____ par le conseil.",
    ],
  ])("is %s", async (_what, title, paragraphs, language, questionText) =>
    expect(await titled(title, paragraphs, language)).toContain(questionText));

  it.each<[string, string | null, string[]]>([
    ["two persons", null, ["Mary Reed met Ida Cole. She bought the mill of Harlow in 1874."]],
    ["a thing named before", "Harlow Mill", ["They built a store. The store was closed in 1874."]],
    ["no title", null, ["The upper floor was closed in 1874."]],
    ["a number of known things", "Harlow Mill", ["The four floors were closed in 1874."]],
    ["a title with the answer", "Harlow Mill in 1874", ["The upper floor was closed in 1874."]],
  ])("is not guessed for %s", async (_what, title, paragraphs) => expect(await titled(title, paragraphs)).toEqual([]));

  it.each([
    ["a dateline", "LONDON — The mill of Harlow was closed in 1874 by the council."],
    ["a label", "Background: The mill of Harlow was closed in 1874 by the council."],
    ["a connector", "However, the mill of Harlow was closed in 1874 by the council."],
  ])("comes without %s", async (_what, sentence) =>
    expect(await titled(null, [sentence])).toEqual([
      "Fill in the gap: The mill of Harlow was closed in _____ by the council.",
    ]));
});
