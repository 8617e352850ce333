import { isDeepStrictEqual } from "node:util";
import { readAnswers } from "../../attempt/grading/answers.ts";
import { answersOf, type Given, type Givens } from "../../attempt/grading/given.ts";
import { hasOptions } from "../../content/question/form/form.shared.ts";
import { whyApart } from "../../content/question/sameness.shared.ts";
import type { Item, ItemQuestion } from "../../content/taking/item.ts";
import type { Question } from "../../generated/prisma/client.ts";

/** A version of a question, stored or proposed. */
type Version = Parameters<typeof whyApart>[0] &
  Pick<Question, "questionText" | "lineId"> & { replacesId?: string | null };

/** All versions of an item's questions, by id. */
export type Versions = ReadonlyMap<string, Version>;

/** The relation of answers to one revision of an item to another revision. */
export interface Carriage {
  /**
   * Whether both have the same levels and grade their common questions alike, and the earlier one has no other
   * questions.
   */
  isGradedAlike: boolean;
  /** Maps the earlier line of each question to its current line. */
  lines: ReadonlyMap<string, string>;
  /** Converts answers to the other revision; null if that is not possible. */
  carry(givens: Givens): Givens | null;
}

/** `from` is the earlier revision. */
export function carriageOf(from: Item, to: Item, versions: Versions): Carriage {
  const sources = sourcesOf(from, to, versions);
  const pairs = to.questions.flatMap((now, index) => {
    const before = sources[index];
    return before ? [{ before, now, move: moving(before, now) }] : [];
  });
  const isWhole = pairs.length === to.questions.length && pairs.every(({ move }) => move !== null);
  return {
    isGradedAlike:
      pairs.length === from.questions.length &&
      pairs.every(
        ({ before, now }) =>
          whyApart(before, now) === null && before.points === now.points && before.isCredited === now.isCredited,
      ) &&
      isDeepStrictEqual(from.levels.map(bandOf), to.levels.map(bandOf)),
    lines: new Map(pairs.map(({ before, now }) => [before.lineId, now.lineId])),
    carry(givens) {
      if (!isWhole) return null;
      const carried = new Map<string, Given>();
      for (const { before, now, move } of pairs) {
        const answer = givens.get(before.id);
        if (!answer) continue;
        const carriedAnswer = move?.(answer);
        if (!carriedAnswer) return null;
        carried.set(now.id, carriedAnswer);
      }
      // The rules for answers may have changed, such as the longest text.
      const result = readAnswers(to, answersOf(to.questions, carried), { mayMiss: true });
      return result.issues.length > 0 ? null : result.givens;
    },
  };
}

const bandOf = ({ name, range }: Item["levels"][number]) => ({ name, range });

/** The question of `from` that each question of `to` was before; null for a different question. */
function sourcesOf(from: Item, to: Item, versions: Versions): (ItemQuestion | null)[] {
  const remaining = new Map(from.questions.map((question) => [question.lineId, question]));
  const take = (lineId: string) => {
    const question = remaining.get(lineId) ?? null;
    remaining.delete(lineId);
    return question;
  };
  const sameLine = to.questions.map(({ lineId }) => take(lineId));
  return to.questions.map((question, index) => {
    const same = sameLine[index] ?? null;
    if (same) return same;
    const line = linesBefore(question, versions).find((lineId) => remaining.has(lineId));
    return line === undefined ? null : take(line);
  });
}

/** The lines of the versions that a question was edited from, back to a different question. */
function linesBefore({ id }: ItemQuestion, versions: Versions): string[] {
  const lines: string[] = [];
  for (let version = versions.get(id); version; ) {
    const before: Version | undefined = versions.get(version.replacesId ?? "");
    if (!before) break;
    if (before.lineId !== version.lineId && isAnother(before, version)) break;
    lines.push(before.lineId);
    version = before;
  }
  return lines;
}

/**
 * Whether a version starts a new line because its author replaced the previous question with a different one. Either
 * the author stated this, as answers to both could have been counted together, or neither the question nor any option
 * is left.
 */
function isAnother(before: Version, version: Version): boolean {
  if (whyApart(before, version) === null) return true;
  const isLeft = (option: string) => before.options.includes(option);
  return before.questionText !== version.questionText && version.options.length > 0 && !version.options.some(isLeft);
}

/** Null if answers to one version of a question cannot be converted to the other. */
function moving(before: ItemQuestion, now: ItemQuestion): ((given: Given) => Given | null) | null {
  if (before.questionType !== now.questionType) return null;
  if (!hasOptions(now.questionType)) return (given) => given;
  const places = placesOf(before.options, now.options);
  if (!places) return null;
  return (given) => {
    const choices = given.choices.map((choice) => places[choice] ?? null);
    return choices.includes(null) ? null : { ...given, choices: (choices as number[]).sort((a, b) => a - b) };
  };
}

/**
 * The current index of each option, or null if it was removed. Null as a whole if an option was added, because nobody
 * could choose it.
 */
function placesOf(before: readonly string[], now: readonly string[]): (number | null)[] | null {
  const sources = now.map((text, index) => {
    if (before[index] === text) return index;
    const newIndex = before.indexOf(text);
    if (newIndex >= 0) return newIndex;
    // A reworded option keeps its index.
    const isReworded = before.length === now.length && !now.includes(before[index] ?? "");
    return isReworded ? index : -1;
  });
  if (sources.includes(-1) || new Set(sources).size < sources.length) return null;
  return before.map((_, index) => {
    const place = sources.indexOf(index);
    return place < 0 ? null : place;
  });
}
