import { explanationHtml, shownExplanation, unusual, withFeedback } from "../content/question/question.ts";
import { endingFor, endingsFlaw } from "../content/rules/endings.shared.ts";
import { isAnonymous, isPassed, type Percentage } from "../content/rules/rules.shared.ts";
import { mayTellScore, partsShown, shownFrom } from "../content/rules/shown.shared.ts";
import { type ShownPart, shownParts } from "../content/setting/limits.shared.ts";
import type { Item } from "../content/taking/item.ts";
import { htmlOf, isTaken } from "../content/taking/take.ts";
import type { Platform } from "../platform/platform.ts";
import { mayBeCertified } from "./certificate/certificate.ts";
import { type Correction, lastChange } from "./corrections.ts";
import { lineCounts, nobody, readCounts } from "./counting/counts.ts";
import { distributionOf } from "./grading/distribution.ts";
import { chosenOnly, feedbackOn } from "./grading/feedback.ts";
import { type Given, type Givens, wireOf } from "./grading/given.ts";
import { type Grade, isCorrect, weightOf } from "./grading/grade.ts";
import { creditIn, withCredit } from "./grading/points.ts";
import { readPublicCounts } from "./publishing/public-tally.ts";
import type * as Shared from "./receipt.shared.ts";
import { readRetakes } from "./retakes/retakes.ts";
import { sharedTexts } from "./shared-texts.ts";

export type Receipt = Shared.Receipt<AnswerResult>;

export interface AnswerResult extends Shared.AnswerResult {
  /** `userAnswer` in the form for GraphQL; null if the question was left out. */
  given: Given | null;
}

interface Answered {
  id: string;
  totalQuestions: number;
  isCounted: boolean;
  /** Whether another attempt of the person counts instead. */
  isSuperseded: boolean;
  participantName: string | null;
  invitationId: string | null;
  attemptKey: string | null;
  corrections?: Correction[] | null;
  /** Absent for an attempt that was only now submitted. */
  isCertified?: boolean;
}

/** `current` decides which parts are shown now; `item` is the revision that was answered. */
export async function receiptOf(
  platform: Platform,
  current: Item,
  item: Item,
  attempt: Answered,
  givens: Givens,
  graded: Grade,
): Promise<Receipt> {
  const { percentage, isRoundedUp, score, credit, skillScore, levelIndex } = graded;
  const now = Date.now();
  const parts = partsShown(current, now);
  const [hasScore, hasRight, hasReasons, hasOthers] = shownParts.map((part) => parts.includes(part));
  const points = mayTellScore(current, now)
    ? { percentage, score, ...withCredit(credit) }
    : { percentage: null, score: null };
  // A late attempt that is excluded cannot pass.
  const isExcluded = !attempt.isCounted && !attempt.isSuperseded;
  const passing = { percentage: isExcluded ? null : points.percentage, isRoundedUp };
  const retakes = await readRetakes(platform, current, attempt.invitationId);
  const passed = isPassed(current, passing);
  const visibleParts = shownNow(current, parts, now);
  const ending = endingNow(current, passing);
  const correction = lastChange(
    { ...graded, totalQuestions: attempt.totalQuestions, corrections: attempt.corrections ?? null },
    { score: mayTellScore(current, now), level: hasScore === true },
  );
  return {
    id: attempt.id,
    ...points,
    totalQuestions: attempt.totalQuestions,
    showResultsToTakers: parts.length > 0,
    ...(isExcluded && { isCounted: false }),
    ...(retakes && { retakes }),
    ...(passed !== null && { passed, passMark: current.rules?.passMark }),
    ...(correction && {
      correctedAt: correction.correctedAt.toISOString(),
      ...(correction.reason !== null && { correctionReason: correction.reason }),
    }),
    ...(visibleParts && { shown: visibleParts }),
    ...(ending && { ending }),
    ...(mayBeCertified(current, { ...attempt, percentage, isRoundedUp }) && {
      // An invited taker has the name on the invitation, which the first receipt has not read.
      certificate: attempt.isCertified
        ? { needsName: false, isIssued: true as const }
        : { needsName: attempt.participantName === null && attempt.invitationId === null },
    }),
    results: !(hasRight || hasReasons || hasOthers)
      ? []
      : item.questions.map((question) => {
          const { answerKey, isCredited, ...rest } = unusual(question);
          const answer = givens.get(question.id) ?? null;
          const feedback = hasReasons ? feedbackOn(question, answer) : null;
          return {
            questionId: question.id,
            questionText: question.questionText,
            options: question.options,
            given: answer,
            correctAnswer: hasRight ? question.correctAnswer : null,
            isCorrect: hasRight ? isCorrect(question, givens) : null,
            explanation: hasReasons ? shownExplanation(question) : null,
            ...withFeedback(feedback),
            questionWeight: hasScore ? weightOf(question, givens) : null,
            // Last in the object, as clients have always received it.
            userAnswer: answer && wireOf(question, answer),
            ...rest,
            ...(hasRight && withCredit(creditIn(question, givens))),
            ...(hasRight && isCredited && { isCredited }),
            ...(hasRight && answerKey && { answerKey }),
            ...(question.rendered && {
              html: {
                ...htmlOf(question.rendered),
                explanation: hasReasons ? explanationHtml(question) : null,
                ...(feedback && { optionFeedback: chosenOnly(question.rendered.optionFeedback ?? [], answer) }),
              },
            }),
            ...(question.untranslated && {
              untranslated: question.untranslated.filter(
                (place) =>
                  isTaken(place) ||
                  (hasReasons && place === "explanation") ||
                  feedback?.[Number(/^optionFeedback\.(\d+)$/.exec(place)?.[1])],
              ),
            }),
          };
        }),
    skillResult: hasScore ? skillResult(item, levelIndex, skillScore) : null,
    aggregatedResults: hasOthers ? await aggregated(platform, current, item, attempt.id) : [],
  };
}

function shownNow(current: Item, what: readonly ShownPart[], now: number): Shared.ReceiptShown | null {
  if (!current.rules?.shown) return null;
  const from = shownFrom(current);
  return { what: [...what], ...(from !== null && now < from && { from: new Date(from).toISOString() }) };
}

function endingNow(current: Item, result: Percentage): Shared.ReceiptEnding | null {
  const name = endingFor(current, result);
  if (!name) return null;
  const html = current.rendered?.endings?.[name];
  const { link, ...ending } = current.rules?.endings?.[name] ?? {};
  // Items stored before such links were refused may still have them.
  const hasLink = link && !endingsFlaw(current.rules ?? {});
  return { ...ending, ...(hasLink && { link }), ...(html && { html }) };
}

function skillResult(
  { levels, rendered, translation }: Item,
  levelIndex: number | null,
  skillScore: string | null,
): Shared.SkillResult | null {
  const level = levelIndex === null ? undefined : levels[levelIndex];
  if (!level) return null;
  const html = levelIndex === null ? undefined : rendered?.levels?.[levelIndex];
  const { name: skillLevel, description, encouragingMessage, followUpContent } = level;
  const sorted = levels
    .map(({ name, range: [from] }, index) => ({ name, from, index }))
    .sort((a, b) => a.from - b.from);
  const steps = sorted.map(({ name, from, index }) => ({ name, from, isReached: index === levelIndex }));
  const untranslated = translation?.untranslated.flatMap((place) => {
    const [of, index, name = ""] = place.split(".");
    if (of !== "skillLevels") return [];
    const own = Number(index) === levelIndex ? [name === "name" ? "skillLevel" : name] : [];
    const step = sorted.findIndex((level) => level.index === Number(index));
    return name === "name" ? [...own, `levels.${step}.name`] : own;
  });
  return {
    skillLevel,
    description,
    encouragingMessage,
    followUpContent,
    skillScore,
    levels: steps,
    ...(html && { html }),
    ...(untranslated && { untranslated }),
  };
}

async function aggregated(
  platform: Platform,
  current: Item,
  item: Item,
  attemptId: string,
): Promise<Shared.AggregatedResult[]> {
  const readTold = isAnonymous(current) ? readPublicCounts : readCounts;
  const [revisions, textsByLine] = await Promise.all([
    readTold(platform, item.id),
    sharedTexts(platform, current, attemptId),
  ]);
  // Too few people answered to show figures about others.
  if (isAnonymous(current) && revisions.every(({ buckets }) => buckets.length === 0)) return [];
  const counts = lineCounts(revisions);
  return item.questions.map((question) => {
    const tally = counts.get(question.lineId) ?? nobody;
    const texts = textsByLine.get(question.lineId);
    const { options, rows, bins } = distributionOf(question, tally);
    return {
      questionText: question.questionText,
      totalResponses: tally.people,
      options,
      ...(question.required ? {} : { unanswered: tally.unanswered }),
      ...(rows && { rows }),
      ...(bins && { bins }),
      ...(texts && { texts }),
    };
  });
}
