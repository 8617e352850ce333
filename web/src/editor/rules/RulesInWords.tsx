import { ruleInWords } from "../../../../api/src/content/retention/words.shared.ts";
import {
  type OwnName,
  type SettingName,
  settingNames,
  settings,
} from "../../../../api/src/content/setting/settings.rules.ts";
import type { Kind } from "../../product/kind.ts";
import { useNow } from "../../ui/text/time.ts";
import type { Draft } from "../draft/draft.ts";
import { isSplit } from "./endings.ts";
import { shownInWords } from "./shownInWords.ts";
import { useAuthorZone } from "./useAuthorZone.ts";
import { type Times, timesInWords } from "./words.ts";

interface RulesInWordsProps {
  kind: Kind;
  rules: Draft["rules"];
}

export function RulesInWords({ kind, rules }: RulesInWordsProps) {
  const isTimed = rules.opensAt !== "" || rules.closesAt !== "";
  const parts = new Set(settingNames.map((name) => wordsOf(name, kind, rules)).filter(Boolean));
  return (
    <>
      {isTimed ? <TimesInWords opensAt={rules.opensAt} closesAt={rules.closesAt} /> : "At any time"}
      {[...parts].map((part) => `, ${part}`)}
    </>
  );
}

function wordsOf(name: SettingName, kind: Kind, rules: Draft["rules"]): string | false {
  const setting = settings[name];
  if (setting.type === "own") return ownWords[name as OwnName](kind, rules);
  if (setting.type === "time") return false;
  const value = String(rules[name as keyof Draft["rules"]] || "").trim();
  const { words }: { words: string | ((value: string) => string) } = setting.field;
  return value !== "" && (typeof words === "string" ? words : words(value));
}

const ownWords: Record<OwnName, (kind: Kind, rules: Draft["rules"]) => string | false> = {
  scoring: (kind, { scoring }) => kind === "QUIZ" && scoring.rule !== "all" && "with partial credit",
  shown: (kind, { shown }) => shown.isOwn && shownInWords(kind, shown),
  endings(kind, rules) {
    const { everybody } = rules.endings;
    return (everybody.text || everybody.link.url || isSplit(kind, rules)) && "with an ending";
  },
  certificate: (_, { passMark, certificate }) => passMark !== "" && certificate.isOn && "with a certificate",
  fields: (_, { fields, signedFields }) =>
    fields.length > 0 && `with ${signedFields ? "signed " : ""}fields in the link`,
  retention: (_, { retention: { what, days } }) =>
    (what === "DELETE" || what === "ANONYMISE") && days.trim() !== "" && ruleInWords({ what, days: Number(days) }),
};

function TimesInWords(times: Times) {
  useNow();
  return timesInWords(times, useAuthorZone(), Date.now());
}
