import { z } from "zod";
import { formLimits } from "../../content/question/form/form.shared.ts";
import type { ItemQuestion } from "../../content/taking/item.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { lengthOf, trimmed } from "../../platform/shared/characters.shared.ts";
import { writing } from "../../platform/shared/text.rules.ts";
import type { Given } from "./given.ts";

/** Null for an optional question that was left out. Paths of issues are relative to the answer. */
export type Reading = { given: Given | null } | { issues: FieldIssue[] };

export const unanswered = "Please answer every question";
const noOption = "This option does not exist";

const choice = z.int32(noOption).min(0, noOption);
const choices = z.union([choice, z.array(choice)], noOption);
const textUpTo = (max: number) => z.string("Send a text").pipe(writing(max));
const choicesWithText = z.object({ choices: z.array(choice, noOption), other: textUpTo(formLimits.other).nullish() });
const rows = z.array(choice.nullable(), "Send a list with the chosen point of each row");
const answerText = textUpTo(formLimits.text.lines);
const figure = z.number("Enter a number");

/** Expects single choices as lists with `lists`, as over GraphQL. */
export function readAnswer(question: ItemQuestion, sent: unknown, lists: boolean): Reading {
  if (sent === null && !question.required) return { given: null };
  switch (question.questionType) {
    case "matrix":
      return readRows(question, sent);
    case "text":
      return readText(question, sent);
    case "number":
      return readNumber(question, sent);
    default:
      return readChoices(question, sent, lists);
  }
}

const refuse = (message: string, path = ""): Reading => ({ issues: [{ path, message }] });

const leftOut = ({ required }: ItemQuestion): Reading => (required ? refuse(unanswered) : { given: null });

function parsed<T>(shape: z.ZodType<T>, sent: unknown): { value: T } | { issues: FieldIssue[] } {
  const { success, data, error } = shape.safeParse(sent);
  if (success) return { value: data };
  return { issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })) };
}

function readChoices(question: ItemQuestion, sent: unknown, lists: boolean): Reading {
  const { options, questionType, form } = question;
  const asksFor = form?.choice?.other ?? null;
  const isWithText = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  if (isWithText && asksFor === null) return refuse("This question takes no text");
  if (lists && typeof sent === "number") return refuse("Choose one option");
  const result = isWithText ? parsed(choicesWithText, sent) : parsed(choices, sent);
  if ("issues" in result) return result;
  const { choices: listed, other = null } =
    typeof result.value === "number" || Array.isArray(result.value) ? { choices: result.value } : result.value;
  const several = questionType === "multi_select";
  const unwrap = (lists || isWithText) && !several && Array.isArray(listed) && listed.length === 1;
  const answer = unwrap ? (listed[0] as number) : listed;
  if (Array.isArray(answer) && answer.length === 0 && !question.required) return { given: null };
  if (Array.isArray(answer) !== several)
    return refuse(several ? "Send a list of the chosen options" : "Choose one option");
  const indices = [answer].flat();
  if (indices.length === 0) return refuse(unanswered);
  if (indices.some((index) => index >= options.length)) return refuse(noOption);
  if (new Set(indices).size !== indices.length) return refuse("Each option can be chosen once");
  const none = form?.choice?.none ?? null;
  if (none !== null && indices.includes(none) && indices.length > 1)
    return refuse(`“${options[none]}” cannot be chosen with others`);
  const otherText = trimmed(other) || null;
  if (asksFor !== null && indices.includes(asksFor)) {
    if (otherText === null) return refuse(`Please write what you mean by “${options[asksFor]}”`, "other");
    return { given: { choices: indices.toSorted((a, b) => a - b), other: otherText } };
  }
  if (otherText !== null) return refuse("This text belongs to an option that is not chosen", "other");
  return { given: { choices: indices.toSorted((a, b) => a - b) } };
}

function readRows(question: ItemQuestion, sent: unknown): Reading {
  if (sent === null) return leftOut(question);
  const result = parsed(rows, sent);
  if ("issues" in result) return result;
  const { form, options, required } = question;
  const rowCount = form?.rows?.length ?? 0;
  if (result.value.length !== rowCount) return refuse("Send a list with the chosen point of each row");
  const strange = result.value.findIndex((point) => point !== null && point >= options.length);
  if (strange >= 0) return refuse(noOption, String(strange));
  if (result.value.every((point) => point === null)) return leftOut(question);
  const missing = required ? result.value.indexOf(null) : -1;
  return missing >= 0
    ? refuse("Please answer every row", String(missing))
    : { given: { choices: [], rows: result.value } };
}

function readText(question: ItemQuestion, sent: unknown): Reading {
  if (sent === null) return leftOut(question);
  const result = parsed(answerText, sent);
  if ("issues" in result) return result;
  const { isLong = false, minLength = null, maxLength = formLimits.text.line } = question.form?.text ?? {};
  const text = trimmed(result.value.replace(/\r\n?|\n/g, isLong ? "\n" : " "));
  if (text === "") return leftOut(question);
  const length = lengthOf(text, maxLength);
  if (length > maxLength) return refuse(`Must be ${maxLength} characters or fewer`);
  if (length < (minLength ?? 0)) return refuse(`Must be at least ${minLength} characters`);
  return { given: { choices: [], text } };
}

function readNumber(question: ItemQuestion, sent: unknown): Reading {
  if (sent === null) return leftOut(question);
  const result = parsed(figure, sent);
  if ("issues" in result) return result;
  const { decimals = 0, min = null, max = null } = question.form?.number ?? {};
  const [least, most] = [min ?? -formLimits.number, max ?? formLimits.number];
  // Adding zero turns -0 into 0; JSON would lose the sign.
  const number = result.value + 0;
  if (number < least) return refuse(`Must be ${least} or more`);
  if (number > most) return refuse(`Must be ${most} or less`);
  if (Number(number.toFixed(decimals)) !== number)
    return refuse(
      decimals === 0
        ? "Enter a whole number"
        : `Must have up to ${decimals} ${decimals === 1 ? "digit" : "digits"} after the point`,
    );
  return { given: { choices: [], number } };
}
