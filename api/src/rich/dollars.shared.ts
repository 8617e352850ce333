import { math } from "micromark-extension-math";
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";

const dollar = 36;
const backslash = 92;
const [braceOpen, braceClose] = [123, 125];

const isLineEnding = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === null || code < 0 || code === 32;
const isLetter = (code: Code): code is number =>
  code !== null && /[a-z]/i.test(String.fromCodePoint(Math.max(0, code)));
const takesText = /^\\(?:text(?:rm|bf|it|sf|tt|normal|md|up)?|mbox|hbox|fbox)$/;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/**
 * `$…$` and `$$…$$` within a line of text. As in Pandoc, a single `$` starts a formula only before a non-space
 * character. It ends one only after a non-space character and not before a digit, so that prices stay prices. Within
 * the braces of `\text{…}` and similar commands, `$` is part of the formula.
 */
const inText: Construct = {
  name: "mathText",
  previous(code) {
    return code !== dollar || this.events.at(-1)?.[1].type === "characterEscape";
  },
  tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    let size = 0;
    let closing = 0;
    let isAfterSpace = true;
    let command = "";
    let depth = 0;

    const open: State = (code) => {
      if (code === dollar && size < 2) {
        effects.consume(code);
        size += 1;
        return open;
      }
      if (code === dollar || (size === 1 && isSpace(code))) return nok(code);
      effects.exit("mathTextSequence");
      return between(code);
    };

    const between: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnding(code)) {
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        isAfterSpace = true;
        return between;
      }
      if (code === dollar && depth === 0) {
        if (size === 1 && isAfterSpace) return nok(code);
        effects.enter("mathTextSequence");
        closing = 0;
        return close(code);
      }
      effects.enter("mathTextData");
      return data(code);
    };

    const data: State = (code) => {
      if (code === null || (code === dollar && depth === 0) || isLineEnding(code)) {
        effects.exit("mathTextData");
        return between(code);
      }
      isAfterSpace = isSpace(code);
      if (code === braceOpen && (depth > 0 || takesText.test(command))) depth += 1;
      if (code === braceClose && depth > 0) depth -= 1;
      command = isLetter(code) && command !== "" ? command + String.fromCodePoint(code) : "";
      effects.consume(code);
      return code === backslash ? escaped : data;
    };

    const escaped: State = (code) => {
      if (code === null || isLineEnding(code)) return data(code);
      isAfterSpace = false;
      command = isLetter(code) ? `\\${String.fromCodePoint(code)}` : "";
      effects.consume(code);
      return data;
    };

    const close: State = (code) => {
      if (code === dollar && closing < size) {
        effects.consume(code);
        closing += 1;
        return close;
      }
      if (closing < size || code === dollar || (size === 1 && isDigit(code))) return nok(code);
      effects.exit("mathTextSequence");
      effects.exit("mathText");
      return ok(code);
    };

    return (code) => {
      effects.enter("mathText");
      effects.enter("mathTextSequence");
      return open(code);
    };
  },
};

const { flow } = math();

/** Formulas between dollar signs. `isBlock` also allows formulas on lines of their own. */
export const dollars = (isBlock: boolean): Extension => ({
  text: { [dollar]: inText },
  ...(isBlock && flow && { flow }),
});
