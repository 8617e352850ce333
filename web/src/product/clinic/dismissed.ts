import { useSyncExternalStore } from "react";
import { z } from "zod";
import type { Finding } from "../../../../api/src/clinic/clinic.shared.ts";
import { createListeners } from "../../ui/listeners.ts";
import { localStore } from "../../ui/storage.ts";

// Stored on the device: rules never to show again, and dismissed findings of questions.

const Dismissed = z.object({ rules: z.array(z.string()), findings: z.array(z.string()) });
type Dismissed = z.infer<typeof Dismissed>;

const name = "assay.clinic";
/** The limit above which the oldest are dropped. */
const mostFindings = 500;

const nothing: Dismissed = { rules: [], findings: [] };
const { notify, subscribe } = createListeners();
let cache: { text: string | null; dismissed: Dismissed } = { text: null, dismissed: nothing };

function dismissedNow(): Dismissed {
  const text = localStore.getItem(name);
  if (text !== cache.text) cache = { text, dismissed: parsed(text) };
  return cache.dismissed;
}

function parsed(text: string | null): Dismissed {
  try {
    return Dismissed.parse(JSON.parse(text ?? ""));
  } catch {
    return nothing;
  }
}

function write(dismissed: Dismissed) {
  localStore.setItem(name, JSON.stringify(dismissed));
  notify();
}

/** Returns a short checksum of a text, so that the device does not store the text itself. */
const sumOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7).toString(36);

/** Stays the same until the question's text changes. */
const signatureOf = ({ rule }: Finding, questionText: string) => `${rule} ${sumOf(questionText.trim())}`;

export function dismissFinding(finding: Finding, questionText: string) {
  const { rules, findings } = dismissedNow();
  write({ rules, findings: [...findings, signatureOf(finding, questionText)].slice(-mostFindings) });
}

export function dismissRule({ rule }: Finding) {
  const { rules, findings } = dismissedNow();
  write({ rules: [...rules, rule], findings });
}

/** Shows hints of this kind again, including those dismissed for single questions. */
export function restoreRule(rule: string) {
  const { rules, findings } = dismissedNow();
  write({
    rules: rules.filter((one) => one !== rule),
    findings: findings.filter((signature) => !signature.startsWith(`${rule} `)),
  });
}

/** Returns the kinds of hints that are never shown. */
export const useDismissedRules = (): readonly string[] => useSyncExternalStore(subscribe, dismissedNow).rules;

/** Returns the findings that were not dismissed. */
export function useUndismissed(findings: readonly Finding[], questionText: string): readonly Finding[] {
  const dismissed = useSyncExternalStore(subscribe, dismissedNow);
  return findings.filter(
    (finding) =>
      !dismissed.rules.includes(finding.rule) && !dismissed.findings.includes(signatureOf(finding, questionText)),
  );
}
