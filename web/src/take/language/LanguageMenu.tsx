import { Languages } from "lucide-react";
import { type Language, languages, writtenTag } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { choose } from "./speak.ts";
import { t, useLanguage } from "./t.ts";

export function LanguageMenu() {
  const language = useLanguage();
  return (
    <label className="language">
      <Languages aria-hidden size={18} />
      <span className="sr-only">{t("language")}</span>
      <select value={language} onChange={({ target }) => choose(target.value as Language).catch(() => {})}>
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={writtenTag(tag as Language)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
