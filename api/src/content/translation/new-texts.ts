import { DomainError, type FieldIssue } from "../../platform/errors.ts";
import { lengthOf, trimmed } from "../../platform/shared/characters.shared.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";
import type { HtmlOf, RichText } from "../../rich/preparing.ts";
import type { TranslatedText } from "./stored.ts";
import type { Piece } from "./texts.ts";
import type { TranslationInput } from "./translation.rules.ts";

/** A text as it was sent. */
interface Written {
  /** The path in the input, for messages. */
  path: string;
  at: TranslatedText;
  of: string;
  text: string;
}

/**
 * Reads the texts that were sent. Throws VALIDATION_FAILED for texts that the item doesn't have, that are too long, or
 * that make two options the same.
 */
export function readTexts(known: readonly TranslatedText[], sent: TranslationInput["texts"]): Written[] {
  const places = new Map(known.map((text) => [text.path, text]));
  const issues: FieldIssue[] = [];
  const paths = new Set<string>();
  const changes = sent.flatMap(({ path, text, original, isOutdated }, index) => {
    const at = places.get(path);
    const refuse = (name: string, message: string) => {
      issues.push({ path: `texts.${index}.${name}`, message });
      return [];
    };
    if (!at) return refuse("path", "This item does not have this text");
    if (paths.has(path)) return refuse("path", "The same text is listed twice");
    paths.add(path);
    const words = trimmed(text);
    if (words === "") return [];
    if (lengthOf(words, at.maxLength) > at.maxLength)
      return refuse("text", `Must be ${at.maxLength} characters or fewer`);
    const of = isOutdated && at.isOutdated && at.piece ? at.piece.of : (original ?? at.original);
    return [{ path: `texts.${index}.text`, at, of, text: words }];
  });
  issues.push(...repeated(known, changes));
  if (issues[0]) throw new DomainError("VALIDATION_FAILED", issues[0].message, { issues });
  return changes;
}

/** Issues for options and rows that would read alike. */
function repeated(known: readonly TranslatedText[], written: readonly Written[]): FieldIssue[] {
  const changes = new Map(written.map((one) => [one.at.path, one]));
  const texts = known.flatMap(({ path, original, source }) => {
    const one = changes.get(path);
    const own = one?.of === original ? one : undefined;
    const list = path.replace(/\.\d+$/, "");
    return source.shape === "inline" ? [{ own, words: `${list} ${looksOf(own?.text ?? original)}` }] : [];
  });
  const counts = Map.groupBy(texts, ({ words }) => words);
  return texts.flatMap(({ own, words }) =>
    own && (counts.get(words)?.length ?? 0) > 1 ? [{ path: own.path, message: "Options must differ" }] : [],
  );
}

const shapeOf = ({ source: { shape } }: TranslatedText) => (shape === "line" ? null : shape);

/** The rich texts, with HTML that exists already. */
export const toRender = (written: readonly Written[]): RichText[] =>
  written.flatMap(({ path, at, text }) => {
    const shape = shapeOf(at);
    return shape && at.isRich ? [{ path, text, shape, html: at.piece?.text === text ? at.piece.html : undefined }] : [];
  });

export interface NewPieces {
  own: Piece[];
  questions: ReadonlyMap<string, Piece[]>;
}

export function newPieces(written: readonly Written[], htmlOf: HtmlOf | null): NewPieces {
  const own: Piece[] = [];
  const questions = new Map<string, Piece[]>();
  for (const { at, of, text } of written) {
    const shape = shapeOf(at);
    const piece = {
      place: at.source.place,
      of,
      text,
      ...(shape && htmlOf && at.isRich && { html: htmlOf(text, shape) }),
    };
    if (at.questionId === null) own.push(piece);
    else questions.set(at.questionId, [...(questions.get(at.questionId) ?? []), piece]);
  }
  return { own, questions };
}
