import { invalid } from "../../platform/errors.ts";
import { type Kind, nounOf } from "../content.shared.ts";
import type { Scoring } from "../question/form/form.shared.ts";
import { scoringOf } from "../question/form/scoring.shared.ts";
import type { CertificateEdit } from "../setting/certificate.rules.ts";
import type { EndingsEdit } from "../setting/ending.rules.ts";
import { fieldLimits } from "../setting/fields.shared.ts";
import type { ShownPart } from "../setting/limits.shared.ts";
import { type CertificateRule, type Ending, type Endings, type ItemRules, seenNames } from "../setting/stored.rules.ts";
import { certificateFlaw } from "./certificate.shared.ts";
import { endingNames, endingsFlaw } from "./endings.shared.ts";
import type { RulesEdit } from "./rules.rules.ts";
import { closingFlaw, shownFlaw } from "./rules.shared.ts";
import { showable } from "./shown.shared.ts";
import type { TakenRules } from "./taken.rules.ts";

/** The rules after an edit, or null if there are none. Throws VALIDATION_FAILED if they contradict each other. */
export function rulesAfter(kind: Kind, before: ItemRules | null, edit: RulesEdit | ItemRules | null): ItemRules | null {
  if (edit === null) return null;
  const merged = {
    ...before,
    ...edit,
    endings: endingsOf(kind, edit.endings === undefined ? before?.endings : edit.endings),
    certificate: certificateOf(edit.certificate === undefined ? before?.certificate : edit.certificate),
    scoring: usualScoring(edit.scoring === undefined ? before?.scoring : edit.scoring),
    formerFields: formerFields(before, edit.fields),
  };
  const entries = Object.entries(merged).filter(([, value]) => isRule(value));
  const rules: ItemRules = Object.fromEntries(entries);
  const flaw = closingFlaw(rules);
  if (flaw) throw invalid("rules.closesAt", flaw);
  if (rules.passMark !== undefined && kind !== "QUIZ") throw invalid("rules.passMark", "Only quizzes have a pass mark");
  if (rules.scoring && kind !== "QUIZ") throw invalid("rules.scoring", "Only quizzes have right options");
  if (rules.counts === "BEST" && kind === "SURVEY") throw invalid("rules.counts", "Surveys have no best response");
  checkCertificate(rules);
  checkEndings(rules);
  checkShown(kind, rules);
  return entries.length === 0 ? null : rules;
}

const usualScoring = (scoring: Scoring | null | undefined) =>
  scoring && scoring.rule !== "all" ? scoringOf(scoring) : null;

/** Names of removed fields, which are needed to verify links that were signed earlier. */
function formerFields(before: ItemRules | null, edited: RulesEdit["fields"]): string[] {
  if (edited === undefined) return before?.formerFields ?? [];
  const removed = before?.signedFields ? (before.fields ?? []).map(({ name }) => name) : [];
  const names = new Set([...removed, ...(before?.formerFields ?? [])]);
  for (const { name } of edited ?? []) names.delete(name);
  return [...names].slice(0, fieldLimits.former);
}

/** The settings that everyone reads who sees the item, with the names of fields and without the passcode itself. */
export const seenRules = (rules: ItemRules): TakenRules => ({
  ...Object.fromEntries(seenNames.flatMap((name) => (rules[name] === undefined ? [] : [[name, rules[name]]]))),
  ...(rules.passcode !== undefined && { needsPasscode: true }),
  ...(rules.fields && { fields: rules.fields.map(({ name }) => name) }),
});

export const shownToOwner = ({ formerFields: _, ...rules }: ItemRules) => rules;

/** An empty list is not a rule. */
const isRule = (value: unknown) =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

function checkShown(kind: Kind, { shown, closesAt }: ItemRules): void {
  if (!shown) return;
  const strange = shown.what.find((part) => !showable[kind].includes(part));
  if (strange) throw invalid("rules.shown.what", `A ${nounOf(kind)} has no ${words[strange]} to show`);
  const flaw = shownFlaw({ shown, closesAt: closesAt ?? null });
  if (flaw) throw invalid("rules.shown.when", flaw);
}

const words: Record<ShownPart, string> = {
  SCORE: "score",
  RIGHT_ANSWERS: "right answers",
  EXPLANATIONS: "explanations",
  OTHERS_ANSWERS: "others' answers",
};

/** The certificate without empty parts, or undefined if there is none. */
const certificateOf = (edit: CertificateEdit | CertificateRule | null | undefined): CertificateRule | undefined =>
  edit
    ? {
        ...(edit.issuer && { issuer: edit.issuer }),
        ...(edit.signatory && { signatory: edit.signatory }),
        ...(edit.statesResult && { statesResult: true }),
      }
    : undefined;

/** Throws VALIDATION_FAILED for rules under which nobody could get a certificate. */
function checkCertificate(rules: ItemRules): void {
  const flaw = certificateFlaw(rules);
  if (flaw) throw invalid("rules.certificate", flaw);
}

function checkEndings(rules: ItemRules): void {
  const flaw = endingsFlaw(rules);
  if (flaw) throw invalid("rules.anonymous", flaw);
}

/**
 * The endings without empty parts, or undefined if all are empty. Throws VALIDATION_FAILED for endings that the kind
 * cannot have.
 */
function endingsOf(kind: Kind, edit: EndingsEdit | Endings | null | undefined): Endings | undefined {
  const entries = endingNames.flatMap((name) => {
    const ending = edit?.[name];
    const { text, link } = ending ?? {};
    if (!text && !link) return [];
    if (name !== "everybody" && kind !== "QUIZ")
      throw invalid(`rules.endings.${name}`, "Only quizzes have a pass mark");
    return [[name, { ...(text && { text }), ...(link && { link: linkOf(link) }) }]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

type AnyLink = NonNullable<NonNullable<EndingsEdit["everybody"]>["link"]> | NonNullable<Ending["link"]>;

const linkOf = ({ url, label, afterSeconds }: AnyLink) => ({
  url,
  ...(label && { label }),
  ...(afterSeconds && { afterSeconds }),
});
