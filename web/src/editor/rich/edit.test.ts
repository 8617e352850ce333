import { describe, expect, test } from "vitest";
import { applied, type Edit, type Selected } from "./edit.ts";
import { eraseDollar, toggleFormula, typeDollar } from "./formula.ts";
import { addressOf, linkAround, putLink } from "./link.ts";
import { continueList, toggleList } from "./list.ts";
import { toggleMark } from "./mark.ts";

// ‹ and › enclose the selection, | marks the caret.

function parsed(written: string): Selected {
  const text = written.replace(/[‹›|]/g, "");
  const caret = written.indexOf("|");
  if (caret >= 0) return { text, from: caret, to: caret };
  const from = written.indexOf("‹");
  return { text, from, to: written.indexOf("›") - 1 };
}

function shown({ text, from, to }: Selected) {
  return from === to
    ? `${text.slice(0, from)}|${text.slice(to)}`
    : `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

function edited(written: string, operation: (selected: Selected) => Edit | null) {
  const selected = parsed(written);
  const edit = operation(selected);
  return edit && shown(applied(selected, edit));
}

const bold = (selected: Selected) => toggleMark(selected, "**");
const italic = (selected: Selected) => toggleMark(selected, "*");
const code = (selected: Selected) => toggleMark(selected, "`");

describe("marks", () => {
  test.each([
    ["a ‹word› here", "a **‹word›** here"],
    ["a **‹word›** here", "a ‹word› here"],
    ["a ‹**word**› here", "a ‹word› here"],
    ["a wo|rd here", "a **‹word›** here"],
    ["a **wo|rd** here", "a ‹word› here"],
    ["‹ spaced  ›out", " **‹spaced›**  out"],
    ["a | here", "a **|** here"],
    ["a **|** here", "a | here"],
    ["‹one\n\ntwo›", "‹**one**\n\n**two**›"],
    ["‹**one**\n**two**›", "‹one\ntwo›"],
    ["‹- one\n- two›", "- ‹**one**\n- **two**›"],
    ["‹1. one\n2. two›", "1. ‹**one**\n2. **two**›"],
    ["‹**one** and **two**›", "**‹one and two›**"],
    ["*‹word›*", "***‹word›***"],
    ["***‹word›***", "*‹word›*"],
  ])("bold: %j", (before, then) => expect(edited(before, bold)).toBe(then));

  test.each([
    ["a ‹word›", "a *‹word›*"],
    ["a *‹word›*", "a ‹word›"],
    ["**‹word›**", "***‹word›***"],
    ["***‹word›***", "**‹word›**"],
    ["‹a **bold** word›", "*‹a **bold** word›*"],
    ["|", "*|*"],
  ])("italic: %j", (before, then) => expect(edited(before, italic)).toBe(then));

  test.each([
    ["run ‹npm i›", "run `‹npm i›`"],
    ["run `‹npm i›`", "run ‹npm i›"],
    ["‹a\nb›", "```\n‹a\nb›\n```"],
    ["```\n‹a\nb›\n```", "‹a\nb›"],
    ["see ‹a\nb› there", "see \n```\n‹a\nb›\n```\n there"],
  ])("code: %j", (before, then) => expect(edited(before, code)).toBe(then));

  test("removes a mark that is set twice, whatever is selected", () => {
    for (const written of [
      "‹a›",
      "‹Ein langes Wort, kurz.›",
      "x ‹two words› y",
      "‹מילה אחת›",
      "‹日本語›",
      "‹- a\n- b›",
    ]) {
      for (const mark of ["**", "*", "`"] as const) {
        const selected = parsed(written);
        const once = applied(selected, toggleMark(selected, mark));
        expect(applied(once, toggleMark(once, mark)).text).toBe(selected.text);
      }
    }
  });
});

describe("lists", () => {
  test.each([
    ["‹one\ntwo›", "‹- one\n- two›"],
    ["o‹ne\n\ntw›o", "‹- one\n\n- two›"],
    ["‹- one\n- two›", "‹one\ntwo›"],
    ["‹1. one\n2. two›", "‹one\ntwo›"],
    ["‹- one\ntwo›", "‹- one\n- two›"],
    ["before\n|", "before\n- |"],
    ["wo|rd", "- wo|rd"],
    ["- wo|rd", "wo|rd"],
  ])("toggled: %j", (before, then) => expect(edited(before, toggleList)).toBe(then));

  test.each([
    ["- one|", "- one\n- |"],
    ["2. two|", "2. two\n3. |"],
    ["2) two| words", "2) two\n3) | words"],
    ["  * deep|", "  * deep\n  * |"],
    ["- one\n- |", "- one\n|"],
    ["text|", null],
    ["-no list|", null],
  ])("Enter: %j", (before, then) => expect(edited(before, continueList)).toBe(then));
});

describe("links", () => {
  test.each([
    ["see ‹this page› now", { text: "this page", address: "" }],
    ["see ‹https://example.com/a› now", { text: "", address: "https://example.com/a" }],
    ["see [th|is](https://example.com) now", { text: "this", address: "https://example.com" }],
    ["[a \\[b\\]](https://example.com/x_(y))|", { text: "", address: "" }],
    ["[a \\[|b\\]](https://example.com/x_(y))", { text: "a [b]", address: "https://example.com/x_(y)" }],
    ["![pic|ture](/images/a.webp)", { text: "", address: "" }],
  ])("found: %j", (written, link) => expect(linkAround(parsed(written))).toMatchObject(link));

  test.each([
    ["https://example.com", "https://example.com"],
    ["example.com/a?b=c", "https://example.com/a?b=c"],
    ["ada@example.com", "mailto:ada@example.com"],
    ["mailto:ada@example.com", "mailto:ada@example.com"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["two words", null],
    ["word", null],
    ["", null],
  ])("addresses: %j", (typed, address) => expect(addressOf(typed)).toBe(address));

  test.each([
    [
      "see ‹this› now",
      { text: "this [1]", address: "https://example.com/" },
      "see [this \\[1\\]](https://example.com/)| now",
    ],
    ["see |", { text: "", address: "https://example.com/" }, "see [https://example.com/](https://example.com/)|"],
    ["|", { text: "Mail", address: "mailto:a@example.com" }, "[Mail](mailto:a@example.com)|"],
    ["|", { text: "x", address: "https://example.com/x_(y)" }, "[x](https://example.com/x_%28y%29)|"],
  ])("written: %j", (before, link, then) => expect(edited(before, (selected) => putLink(selected, link))).toBe(then));
});

describe("formulas", () => {
  test.each([
    ["‹x^2›", "$‹x^2›$"],
    ["$‹x^2›$", "‹x^2›"],
    ["‹a\nb›", "$$\n‹a\nb›\n$$"],
    ["is | so", "is $|$ so"],
  ])("the button: %j", (before, then) => expect(edited(before, toggleFormula)).toBe(then));

  test.each([
    ["is |", "is $|$"],
    ["is ‹x›", "is $‹x›$"],
    ["is $x|$", "is $x$|"],
    ["$|$", "$$|$$"],
    ["5|", null],
    ["|5", null],
    ["\\|", null],
    ["is $x|", null],
    ["$x$ and |", "$x$ and $|$"],
  ])("a dollar sign: %j", (before, then) => expect(edited(before, typeDollar)).toBe(then));

  test.each([
    ["is $|$ so", "is | so"],
    ["is $x|$", null],
    ["is |", null],
  ])("Backspace: %j", (before, then) => expect(edited(before, eraseDollar)).toBe(then));
});
