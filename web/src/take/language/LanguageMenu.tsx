import { useState } from "react";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { type Language, languages, writtenTag } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { Languages } from "../../ui/icons.ts";
import { notLoaded, ToastRegion, useToast } from "../Toast.tsx";
import { isVariety, itemLanguages, shownIn, undetermined } from "./itemLanguage.ts";
import type { LanguageChange } from "./languageChange.ts";
import { wantedTags } from "./speak.ts";
import { t, useLanguage } from "./t.ts";

/** A menu of the item's languages, then the other languages of the page. */
export function LanguageMenu({ change }: { change?: LanguageChange | undefined }) {
  const language = useLanguage();
  const { toast, showToast, dismiss } = useToast();
  const [loading, setLoading] = useState<string | null>(null);
  const itemTag = change && shownIn(change.item);
  const own = change ? itemLanguages(change.item).filter((tag) => change.load || tag === itemTag) : [];
  const others = Object.keys(languages).filter((tag) => !own.some((one) => isVariety(one, tag)));
  const isTrue = (tag: string) =>
    [language, ...(own.length > 0 ? [itemTag] : [])].some((one) => isVariety(one ?? "", tag));
  const preferred = wantedTags().find(isTrue) ?? language;
  const current = others.find((tag) => isVariety(tag, preferred)) ?? itemTag;

  const select = async (tag: string) => {
    setLoading(tag);
    try {
      const { choose } = await import("./choose.ts");
      await choose(tag, change);
    } catch {
      if (change) change.onFail();
      else showToast(notLoaded);
    }
    setLoading((now) => (now === tag ? null : now));
  };
  return (
    <>
      <label className="language">
        <Languages aria-hidden size={18} />
        <span className="sr-only">{t("language")}</span>
        <select value={loading ?? current} onChange={({ target }) => void select(target.value)}>
          {own.map(option)}
          {own.length > 0 && <hr />}
          {others.includes("en") && option("en")}
          <optgroup label={t("unread")}>{others.filter((tag) => tag !== "en").map(option)}</optgroup>
        </select>
      </label>
      {!change && <ToastRegion toast={toast} dismiss={dismiss} />}
    </>
  );
}

const option = (tag: string) => (
  <option key={tag} value={tag} lang={tag === undetermined ? undefined : writtenTag(tag as Language)}>
    {tag === undetermined ? t("original") : (languages[tag as Language] ?? nameOf(tag))}
  </option>
);
