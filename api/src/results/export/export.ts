import { Readable } from "node:stream";
import { logged } from "../../account/log/log.ts";
import { asSeenBy, mayReadNames } from "../../attempt/attempt.policy.ts";
import { certificateCodes, hasCertificates } from "../../attempt/certificate/certificate.ts";
import { changesOf } from "../../attempt/corrections.ts";
import { givenOf } from "../../attempt/grading/given.ts";
import { withCredit } from "../../attempt/grading/points.ts";
import { presentCorrections } from "../../attempt/present.ts";
import { type Collection, kindOf } from "../../content/kind.ts";
import { ownContent } from "../../content/own.ts";
import { isPartial } from "../../content/question/form/scoring.shared.ts";

import { inWords } from "../../content/rendered/plain.ts";
import { isAnonymous, isPassed } from "../../content/rules/rules.shared.ts";
import type { Attempt, Content } from "../../generated/prisma/client.ts";
import { columnNames, columnsByInvitation } from "../../invitation/columns.ts";
import { parse } from "../../platform/errors.ts";
import { signedIn, type Viewer, zoneOf } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { csvStream, type Download, fileName, tableTypes, xlsxStream } from "../../platform/rest/file.ts";
import { countAttempts, countUncounted } from "../attempts/count.ts";
import { type AppliedFilter, readFilter } from "../attempts/filter.ts";
import { listAttempts, placeOf } from "../attempts/list.ts";
import { localIsoTime, localTime } from "../counting/zone.ts";
import { hasLanguages } from "../languages/languages.ts";
import type { QuestionResult } from "../questions/questions.ts";
import { resultsOf } from "../results.ts";
import { answerVariables, codebookHeaders, codebookOf, factVariables } from "./codes.ts";
import { answerColumns, type Cell, type Column, type Exported } from "./columns.ts";
import type { ExportedAttempt } from "./export.contract.ts";
import { ExportRequest } from "./export.rules.ts";
import { fieldNames, hasCorrections, hasLate, mostPoints } from "./extra.ts";

export interface Export extends Download {
  rows: number;
}

const pageSize = 1000;

const contentTypes = { ...tableTypes, json: "application/json; charset=utf-8", codebook: tableTypes.csv };

/** Rows of a sheet, with its header, that spreadsheets can open. */
const mostSheetRows = 2 ** 20;

export async function exportAttempts(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  collection?: Collection,
): Promise<Export> {
  const { id: userId } = signedIn(viewer);
  const zone = zoneOf(viewer);
  const { format, optionColumns, codes } = parse(ExportRequest, input);
  const filter = await readFilter(platform, viewer, input, id);
  const content = await ownContent(platform, viewer, "results:read", id, collection);
  const { questions } = await resultsOf(platform, content, zone, filter);
  const total = await countAttempts(platform, content, filter);
  // A certificate shows the name of its taker.
  const isCertified = mayReadNames(viewer) && (await hasCertificates(platform, id));
  const headings = mayReadNames(viewer) ? await columnNames(platform, id) : [];
  const isListed = headings.length > 0 && !isAnonymous(content);
  const attempts = mapped(storedAttempts(platform, id, filter, { isCertified, isListed }), (attempt) =>
    asSeenBy(viewer, attempt),
  );
  const extra = [
    ...(await fieldNames(platform, content)).map(fieldColumn),
    ...((await hasLate(platform, id)) ? [late] : []),
    ...((await countUncounted(platform, { id })) > 0 ? [countedColumn] : []),
    ...((await hasCorrections(platform, id)) ? [corrected] : []),
    ...((await hasLanguages(platform, id)) ? [language] : []),
    ...(isCertified ? [certified] : []),
  ];
  const isCredited = questions.some(({ versions }) => versions.some(({ answerKey }) => isPartial(answerKey)));
  const most = isCredited ? await mostPoints(platform, id) : null;
  const last = [
    ...(content.rules?.passMark === undefined ? [] : [passedColumn(content)]),
    ...(isListed ? headings.map(listColumn) : []),
  ];
  const asked = { optionColumns, codes: codes || format === "codebook" };
  const sheet = sheetOf(content, zone, questions, asked, { extra, last }, most);
  const rows = mapped(attempts, sheet.row);
  await logged(platform.db, viewer, userId, {
    action: "results_exported",
    contentId: id,
    title: content.title,
    format,
  });
  const codebook = [[...codebookHeaders], ...sheet.codebook];
  const streams = {
    codebook: () => csvStream(codebookHeaders, Readable.from(sheet.codebook)),
    csv: () =>
      csvStream(
        sheet.headers,
        mapped(rows, (row) => row.map((cell) => (cell instanceof Date ? localTime(cell, "UTC") : cell))),
      ),
    xlsx: () =>
      xlsxStream(
        "Attempts",
        sheet.headers.map((header) => ({ header, ...lookOf(header) })),
        rows,
        codes && total < mostSheetRows ? { after: Math.max(total, codebook.length), rows: codebook } : undefined,
      ),
    json: async () => Readable.from(jsonOf(mapped(attempts, recordOf(content, zone, questions, most)))),
  };
  return {
    fileName: `${fileName(content.title, "results")}${format === "codebook" ? "-codebook.csv" : `.${format}`}`,
    contentType: contentTypes[format],
    rows: format === "codebook" ? sheet.codebook.length : total,
    stream: await streams[format](),
  };
}

async function* storedAttempts(
  platform: Platform,
  id: string,
  filter: AppliedFilter | null,
  { isCertified, isListed }: { isCertified: boolean; isListed: boolean },
): AsyncGenerator<Exported> {
  for (let last: Attempt | undefined; ; ) {
    const page = await listAttempts(platform, id, filter, {
      order: "oldest",
      after: last && placeOf(last),
      limit: pageSize,
    });
    const ids = page.map(({ id }) => id);
    const codes = isCertified ? await certificateCodes(platform, ids) : null;
    const columns = isListed ? await columnsByInvitation(platform, page) : null;
    for (const attempt of page)
      yield {
        ...attempt,
        ...(codes && { certificate: codes.get(attempt.id) }),
        ...(columns && { columns: columns.get(attempt.invitationId ?? "") }),
      };
    last = page.at(-1);
    if (!last || page.length < pageSize) return;
  }
}

async function* mapped<A, B>(values: AsyncIterable<A>, change: (value: A) => B): AsyncGenerator<B> {
  for await (const value of values) yield change(value);
}

// Columns that appear only if an attempt has a value.
const fieldColumn = (name: string): Column => [`Field: ${name}`, ({ fields }) => fields?.[name] ?? null];
const corrected: Column = ["Corrected (UTC)", (attempt) => changesOf(attempt).at(-1)?.correctedAt ?? null];
const late: Column = ["Late (s)", ({ late }) => (late === 0 ? "unknown" : late)];
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "yes" : "no");
const countedColumn: Column = ["Counted", ({ isCounted }) => yesOrNo(isCounted), true];
const certified: Column = ["Certificate", ({ certificate }) => certificate ?? null];
/** Null if the attempt is not counted, as in both APIs. */
const passedIn = (content: Content, attempt: Attempt) => (attempt.isCounted ? isPassed(content, attempt) : null);
const passedColumn = (content: Content): Column => ["Passed", (attempt) => yesOrNo(passedIn(content, attempt)), true];
const listColumn = (name: string): Column => [`List: ${name}`, ({ columns }) => columns?.[name] ?? null];
const language: Column = ["Language", ({ language }) => language];

function sheetOf(
  content: Content,
  zone: string,
  questions: readonly QuestionResult[],
  { optionColumns, codes }: { optionColumns: boolean; codes: boolean },
  { extra, last }: { extra: readonly Column[]; last: readonly Column[] },
  /** Keyed by revision; null without partial credit. */
  most: ReadonlyMap<number, number> | null,
) {
  const kind = kindOf(content);
  const inZone = ({ completedAt }: Attempt) => new Date(`${localTime(completedAt, zone)}Z`);
  const facts: Column[] = [
    ["Submitted (UTC)", ({ completedAt }) => completedAt],
    // Spreadsheet times have no time zone, so the column contains local time.
    ...(zone === "UTC" ? [] : [[`Submitted (${zone})`, inZone] satisfies Column]),
    ["Name", ({ participantName }) => participantName],
    ["Email", ({ participantEmail }) => participantEmail],
    ["Duration (s)", ({ duration }) => duration],
  ];
  if (kind !== "SURVEY") facts.push(["Score (%)", ({ percentage }) => percentage]);
  const hasPoints = most !== null || questions.some(({ versions }) => versions.some(({ points }) => points !== 1));
  if (kind === "QUIZ")
    facts.push(
      [hasPoints ? "Points" : "Right answers", ({ score, credit }) => credit ?? score],
      ...(most ? [["Maximum points", ({ revision }) => most.get(revision) ?? null] satisfies Column] : []),
      ["Questions", ({ totalQuestions }) => totalQuestions],
    );
  if (kind === "ASSESSMENT")
    facts.push(["Score", ({ skillScore }) => Number(skillScore)], ["Level", ({ skillLevel }) => skillLevel]);

  const after: Column[] = [
    ...extra,
    ["Version", ({ revision }) => revision],
    ["Attempt ID", ({ id }) => id],
    // Added later, so they come last: programs may read columns by position.
    ...last,
  ];
  if (codes) {
    const variables = factVariables([...facts, ...after]).toSpliced(facts.length, 0, ...answerVariables(questions));
    return {
      headers: variables.map(({ name }) => name),
      row: (attempt: Exported): Cell[] => variables.map(({ read }) => read(attempt)),
      codebook: codebookOf(variables),
    };
  }
  const columns: Column[] = [...facts, ...answerColumns(questions, optionColumns), ...after];
  return {
    headers: columns.map(([header]) => header),
    row: (attempt: Exported): Cell[] => columns.map(([, read]) => read(attempt)),
    codebook: [],
  };
}

function lookOf(header: string) {
  if (/^(Submitted|Corrected)( \(|_)/i.test(header)) return { width: 20, numFmt: "yyyy-mm-dd hh:mm:ss" };
  const widths: Record<string, number> = { Name: 24, Email: 28, Level: 20, "Attempt ID": 38 };
  return { width: widths[header] ?? Math.min(40, Math.max(10, header.length + 2)) };
}

const recordOf = (
  content: Content,
  zone: string,
  questions: readonly QuestionResult[],
  most: ReadonlyMap<number, number> | null,
) => {
  const versionsInWords = questions.flatMap(({ versions }) => versions);
  const questionById = new Map(versionsInWords.map((question) => [question.id, inWords(question)]));
  const positions = new Map(
    questions.flatMap(({ versions }, position) => versions.map(({ id }): [string, number] => [id, position])),
  );
  const positionOf = (questionId: string) => positions.get(questionId) ?? questions.length;
  return (attempt: Exported): ExportedAttempt => ({
    id: attempt.id,
    completedAt: attempt.completedAt,
    completedAtLocal: localIsoTime(attempt.completedAt, zone),
    timeZone: zone,
    participantName: attempt.participantName,
    participantEmail: attempt.participantEmail,
    duration: attempt.duration,
    score: attempt.score,
    ...withCredit(attempt.credit),
    ...(attempt.credit !== null && { mostPoints: most?.get(attempt.revision) }),
    percentage: attempt.percentage,
    totalQuestions: attempt.totalQuestions,
    skillScore: attempt.skillScore,
    skillLevel: attempt.skillLevel,
    revision: attempt.revision,
    ...(attempt.language !== null && { language: attempt.language }),
    ...(attempt.fields !== null && { fields: attempt.fields }),
    ...(attempt.late !== null && { late: attempt.late }),
    ...(!attempt.isCounted && { isCounted: false }),
    ...presentCorrections(attempt),
    ...(attempt.certificate !== undefined && { certificate: attempt.certificate }),
    ...(content.rules?.passMark !== undefined && { passed: passedIn(content, attempt) }),
    ...(attempt.columns && { columns: attempt.columns }),
    answers: Object.entries(attempt.answers)
      .toSorted(([one], [other]) => positionOf(one) - positionOf(other))
      .map(([questionId, answer]) => {
        const version = questionById.get(questionId);
        const { choices, rows, other, text, number } = givenOf(version ?? { questionType: "multi_select" }, answer);
        return {
          questionId,
          lineId: version?.lineId,
          questionText: version?.questionText,
          chosen: [...choices],
          texts: choices.map((index) => version?.options[index]),
          other,
          text,
          number,
          rows: rows?.map((point, row) => ({
            row: version?.form?.rows?.[row],
            chosen: point,
            text: point === null ? null : version?.options[point],
          })),
        };
      }),
  });
};

async function* jsonOf(records: AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const record of records) {
    yield before + JSON.stringify(record);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
