import { Readable } from "node:stream";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { createQuiz, createSurvey } from "../../api/src/content/create/create.ts";
import { uploadImage } from "../../api/src/image/image.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { rebuildTallies } from "../../api/src/results/counting/rebuild.ts";
import { analyzeAttempts, aQuiz, type Filled, viewerOf, withoutTimeout } from "./fill.ts";
import { type Request, throughput } from "./load.ts";
import { openedResults } from "./reading.ts";
import type { Service } from "./service.ts";
import { rounds, seconds, sized } from "./size.ts";
import { ratio, record, thousands } from "./table.ts";

const [many, few] = [sized(1_000_000, 2000), sized(1000, 200)];

/** Compares formatted items and answers beyond one choice with plain items. */
export async function kinds(platform: Platform, service: Service, owner: string) {
  await loadingRich(platform, service, owner);
  await submittingTexts(platform, service, owner);
  const survey = await aSurvey(platform, owner);
  const large = await filled(platform, survey, many);
  const small = await filled(platform, await aSurvey(platform, owner), few);
  await platform.sql.query("CHECKPOINT");
  await openedResults(platform, service, owner, large, small, "results of a survey with every kind of question");
}

async function loadingRich(platform: Platform, service: Service, owner: string) {
  const [plain, rich] = [await aQuiz(platform, owner, "Twenty questions", 20), await aRichQuiz(platform, owner)];
  const load = (id: string) => () => throughput(service.url, [{ path: `/api/quizzes/${id}` }], seconds);
  const outcome = await ratio(rounds, load(rich), load(plain.id));
  const size = async (id: string) => (await (await fetch(`${service.url}/api/quizzes/${id}`)).arrayBuffer()).byteLength;
  const [mine, reference] = [await size(rich), await size(plain.id)];
  record(
    "a formatted item of 20 questions with images and formulas, against a plain one",
    "to compare",
    `${outcome.ratio.toFixed(2)} (${outcome.spread}; ${thousands(outcome.mine)}/s of ${Math.round(mine / 1000)} kB against ${thousands(outcome.reference)}/s of ${Math.round(reference / 1000)} kB)`,
    null,
  );
}

async function aRichQuiz(platform: Platform, owner: string): Promise<string> {
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#48a" } })
    .png()
    .toBuffer();
  const { url } = await uploadImage(platform, viewerOf(owner), Readable.from([picture]));
  const questions = Array.from({ length: 20 }, (_, index) => ({
    questionText: `What is $\\frac{${index + 1}}{2} \\cdot x^2$ at **the point**?\n\n![A curve](${url})`,
    options: ["$x$", "$x^2$", "*Neither*", "`None`"],
    correctAnswer: index % 4,
  }));
  return (await createQuiz(platform, viewerOf(owner), { title: "Twenty questions", format: "rich", questions })).id;
}

const options = ["The first option", "The second option", "The third option", "The fourth option"];
const questionText = "A question about as long as questions are?";

async function submittingTexts(platform: Platform, service: Service, owner: string) {
  const choice = { questionText, options };
  const text = { questionText, questionType: "text", options: [] };
  const surveyOf = async (texts: number) => {
    const questions = Array.from({ length: 10 }, (_, index) => (index < texts ? text : choice));
    const { id } = await createSurvey(platform, viewerOf(owner), { title: "Ten questions", questions });
    const { rows } = await platform.sql.query<{ id: string }>(
      'SELECT id FROM questions WHERE quiz_id = $1 ORDER BY "order"',
      [id],
    );
    const answers = rows.map(({ id }, index) => [
      id,
      index < texts ? "Something that somebody wrote in a sentence or two, as people do." : index % 4,
    ]);
    return {
      path: `/api/surveys/${id}/responses`,
      method: "POST",
      body: { answers: Object.fromEntries(answers) },
    } satisfies Request;
  };
  const [written, chosen] = [await surveyOf(3), await surveyOf(0)];
  const send = (request: Request) => () => throughput(service.url, [request], seconds);
  await send(chosen)();
  const outcome = await ratio(rounds, send(written), send(chosen));
  record(
    "submissions with 3 texts of 10 answers, against none",
    "≥ 0.8",
    `${outcome.ratio.toFixed(2)} (${outcome.spread}; ${thousands(outcome.mine)}/s)`,
    outcome.ratio >= 0.8,
  );
}

const points = Array.from({ length: 11 }, (_, point) => String(point));

/** A survey with a question of every type. */
async function aSurvey(platform: Platform, owner: string): Promise<string> {
  const questions = [
    { questionText, options: [...options, "Other"], form: { choice: { other: 4, none: null } } },
    { questionText, questionType: "multi_select", options },
    {
      questionText,
      questionType: "scale",
      options: points,
      form: { scale: { look: "numbers", lowLabel: null, highLabel: null, isNps: true } },
    },
    { questionText, questionType: "matrix", options, form: { rows: ["One", "Two", "Three"] } },
    { questionText, questionType: "text", options: [], required: false },
    {
      questionText,
      questionType: "number",
      options: [],
      form: { number: { decimals: 0, unit: null, min: 0, max: 100 } },
    },
  ];
  return (await createSurvey(platform, viewerOf(owner), { title: uuid(), questions })).id;
}

/** Leaves the text of every seventh attempt empty. Adds a text to "Other" in every ninth. */
async function filled(platform: Platform, contentId: string, count: number): Promise<Filled> {
  const { rows } = await platform.sql.query<{ id: string }>(
    'SELECT id FROM questions WHERE quiz_id = $1 ORDER BY "order"',
    [contentId],
  );
  await withoutTimeout(platform.sql, async (client) => {
    await client.query(
      `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions, completed_at, duration)
       SELECT gen_random_uuid()::text, $1, 1,
              jsonb_strip_nulls(jsonb_build_object(
                $3::text, CASE WHEN n % 9 = 0 THEN '{"choices": [4], "other": "Something else"}'::jsonb ELSE to_jsonb(n % 4) END,
                $4::text, jsonb_build_array(n % 2, 2 + n % 2),
                $5::text, n % 11,
                $6::text, jsonb_build_array(n % 4, (n + 1) % 4, (n + 2) % 4),
                $7::text, CASE WHEN n % 7 <> 0 THEN 'What taker ' || n || ' wrote' END,
                $8::text, n % 101)),
              6, now() - (n % 86400) * interval '60 seconds', 60 + n % 300
         FROM generate_series(1, $2::int) AS n`,
      [contentId, count, ...rows.map(({ id }) => id)],
    );
    await client.query(analyzeAttempts);
  });
  await rebuildTallies(platform, contentId);
  return { id: contentId, attempts: count };
}
