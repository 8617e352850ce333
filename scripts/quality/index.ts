/**
 * Drafts a quiz (or a survey, an assessment) from every document of a folder, runs the automatic checks, and writes a
 * sheet for each document, for grading by hand:
 *
 *   npm run quality -- FOLDER [--kind quiz] [--count 10] [--difficulty medium]
 *                  [--types multiple_choice,number,text] [--model] [--out FOLDER]
 *
 * `--model` drafts with the model of the OPENAI_* settings, on the same sheets.
 *
 *   npm run quality -- --compare BEFORE AFTER      two folders that were written by --out
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { difficulties, kinds } from "../../api/src/content/content.shared.ts";
import { draft } from "../../api/src/extractive/draft.ts";
import type { Draft } from "../../api/src/generation/generator.ts";
import { writtenTypes } from "../../api/src/generation/types.shared.ts";
import { languageOf } from "../../api/src/platform/shared/language.shared.ts";
import { coverageOf, flawsOf, flawsOfQuiz, placesOf } from "./checks.ts";
import { comparison, resultsFile } from "./compare.ts";
import { type Drafter, flawsOfWritten, modelDrafter, predictionsOf } from "./model.ts";
import { flawsOfRated, flawsOfSet } from "./rated.ts";
import { documentsIn, readDocument } from "./read.ts";
import { type Drafted, sheetOf, summaryOf } from "./sheet.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string", default: "quiz" },
    count: { type: "string", default: "10" },
    difficulty: { type: "string", default: "medium" },
    types: { type: "string" },
    model: { type: "boolean", default: false },
    out: { type: "string" },
    compare: { type: "boolean", default: false },
  },
});
const [first, second] = positionals;
if (!first || (values.compare && !second)) {
  console.error(
    "Usage: npm run quality -- FOLDER [--kind quiz] [--count 10] [--difficulty medium] [--model] [--out FOLDER]",
  );
  console.error("       npm run quality -- --compare BEFORE AFTER");
  process.exit(2);
}
if (values.compare && second) console.log(comparison(first, second));
else await grade(first);

async function grade(folder: string) {
  const count = Number(values.count);
  const writer = values.model ? modelDrafter() : null;
  if (values.model && !writer) {
    console.error("Set OPENAI_API_KEY, and OPENAI_BASE_URL for a server of your own.");
    process.exit(2);
  }
  const drafts: Draft[] = [];
  const all: Drafted[] = [];
  for (const file of documentsIn(folder))
    all.push(await drafted(file, relative(folder, file) || file, count, writer, drafts));
  const summary = [summaryOf(all, count), ...(writer ? [predictionsOf(writer.name, drafts)] : [])].join("\n");
  console.log(summary);
  if (!values.out) return;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "summary.md"), summary);
  writeFileSync(join(values.out, resultsFile), JSON.stringify(all, null, 2));
  for (const result of all)
    writeFileSync(join(values.out, `${result.document.replace(/\W+/g, "-")}.csv`), sheetOf(result));
}

async function drafted(
  file: string,
  document: string,
  questionCount: number,
  writer: Drafter | null,
  drafts: Draft[],
): Promise<Drafted> {
  const empty = { language: null, questions: [], flaws: [], quizFlaws: [], places: [], coverage: 0, millis: 0 };
  try {
    const source = await readDocument(file);
    const begin = performance.now();
    const difficulty = difficulties.find((one) => one === values.difficulty) ?? "medium";
    const types = values.types?.split(",") ?? null;
    const kind = kinds.find((one) => one === values.kind.toUpperCase()) ?? "QUIZ";
    const isQuiz = kind === "QUIZ";
    if (writer) {
      const questionTypes = writtenTypes[kind].filter((type) => types?.includes(type));
      const wanted = {
        kind,
        questionCount,
        difficulty,
        questionTypes: questionTypes.length > 0 ? questionTypes : null,
      };
      const written = await writer.draft(source, wanted);
      drafts.push(written);
      const { questions } = written;
      return {
        document,
        language: languageOf(source.passages.map(({ text }) => text).join("\n")) || null,
        questions,
        flaws: questions.map((question) =>
          isQuiz ? flawsOfWritten(question, source) : (question.evidence?.flaws ?? []),
        ),
        quizFlaws: isQuiz ? flawsOfQuiz(questions) : [],
        places: placesOf(questions),
        coverage: coverageOf(questions, source),
        millis: Math.round(performance.now() - begin),
        refusal: null,
      };
    }
    const { questions, language } = await draft(source, { kind, questionCount, difficulty, types });
    return {
      document,
      language,
      questions,
      flaws: questions.map((question) => (isQuiz ? flawsOf(question, source) : flawsOfRated(question, source, kind))),
      quizFlaws: isQuiz ? flawsOfQuiz(questions) : flawsOfSet(questions, language),
      places: placesOf(questions),
      coverage: coverageOf(questions, source),
      millis: Math.round(performance.now() - begin),
      refusal: null,
    };
  } catch (error) {
    return { ...empty, document, refusal: `refused: ${error instanceof Error ? error.message : error}` };
  }
}
