import { useState } from "react";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { type Language, languages, writtenTag } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { Languages } from "../../ui/icons.ts";
import { notLoaded, ToastRegion, useToast } from "../Toast.tsx";
import { wantedTags } from "./speak.ts";
import { t, useLanguage } from "./t.ts";
import { isVariety, shownIn, tonguesOf, undetermined } from "./tongues.ts";
import type { Turning } from "./turning.ts";

/** A menu of the item's languages, then the other languages of the page. */
export function LanguageMenu({ turning }: { turning?: Turning | undefined }) {
  const language = useLanguage();
  const { toast, showToast, dismiss } = useToast();
  const [loading, setLoading] = useState<string | null>(null);
  const itemTag = turning && shownIn(turning.item);
  const own = turning ? tonguesOf(turning.item).filter((tag) => turning.load || tag === itemTag) : [];
  const others = Object.keys(languages).filter((tag) => !own.some((one) => isVariety(one, tag)));
  const isTrue = (tag: string) =>
    [language, ...(own.length > 0 ? [itemTag] : [])].some((one) => isVariety(one ?? "", tag));
  const preferred = wantedTags().find(isTrue) ?? language;
  const current = others.find((tag) => isVariety(tag, preferred)) ?? itemTag;

  const change = async (tag: string) => {
    setLoading(tag);
    try {
      const { choose } = await import("./choose.ts");
      await choose(tag, turning);
    } catch {
      if (turning) turning.onFail();
      else showToast(notLoaded);
    }
    setLoading((now) => (now === tag ? null : now));
  };
  return (
    <>
      <label className="language">
        <Languages aria-hidden size={18} />
        <span className="sr-only">{t("language")}</span>
        <select value={loading ?? current} onChange={({ target }) => void change(target.value)}>
          {own.map(option)}
          {own.length > 0 && <hr />}
          {others.map(option)}
        </select>
      </label>
      {!turning && <ToastRegion toast={toast} dismiss={dismiss} />}
    </>
  );
}

const option = (tag: string) => (
  <option key={tag} value={tag} lang={tag === undetermined ? undefined : writtenTag(tag as Language)}>
    {tag === undetermined ? t("original") : (languages[tag as Language] ?? nameOf(tag))}
  </option>
);
