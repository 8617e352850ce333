import { escaped } from "../../platform/shared/html.shared.ts";
import { directionOfLanguage, textAttributes } from "../../platform/shared/language.shared.ts";
import { type Language, writtenTag } from "../../platform/shared/taker-language.shared.ts";
import { plainOf } from "../../rich/plain.shared.ts";
import { factsOf } from "./facts.shared.ts";
import type { Item } from "./item.ts";
import { firstMessages, messages } from "./messages.ts";
import { takeView } from "./take.ts";

/** Adds preview tags, an introduction that is readable before scripts run, and the item as JSON. */
export function takePage(
  template: string,
  item: Item,
  site: string,
  spokenIn: Language = "en",
  operator: string | null = null,
): string {
  const { id, title, language, translation, kind } = item;
  // A passcode hides everything except the title from people who open the link.
  const isHidden = item.rules?.passcode !== undefined;
  const description = isHidden ? null : item.description;
  const noun = kind.toLowerCase();
  const address = escaped(site);
  const t = firstMessages(spokenIn);
  const facts = factsOf(item, t).slice(0, isHidden ? 1 : undefined);
  const [duration = "", questions] = facts;
  const html = isHidden ? undefined : item.rendered?.description;
  const summary =
    (html ? plainOf(html) : description) ||
    (questions === undefined ? duration : t("summary", { kind: duration, questions }));
  const head = `<title>${escaped(title)}</title>
    <meta name="robots" content="noindex" />
    <meta name="description" content="${escaped(summary)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Assay" />
    <meta property="og:title" content="${escaped(title)}" />
    <meta property="og:description" content="${escaped(summary)}" />
    <meta property="og:url" content="${address}/share/${noun}/${id}" />
    <meta property="og:image" content="${address}/og/${noun}.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${escaped(messages[spokenIn].preview[kind])}" />
    <meta name="twitter:card" content="summary_large_image" />`;
  const sample = `${title}\n${description ?? ""}`;
  const languageAt = (place: string) =>
    translation?.untranslated.includes(place)
      ? { sample: undefined, tag: translation.from }
      : { sample, tag: language };
  const attributes = (place: string, text: string) =>
    Object.entries(textAttributes(text, languageAt(place).sample, languageAt(place).tag))
      .map(([name, value]) => `${name}="${value}"`)
      .join(" ");
  const lead = (text: string) =>
    html
      ? `<div class="lead" ${attributes("description", text)}><span class="rich">${html}</span></div>`
      : `<p class="lead" ${attributes("description", text)}>${escaped(text)}</p>`;
  const intro = `<div class="page"><main class="sheet"><div class="intro">
      <ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join("")}</ul>
      <h1 ${attributes("title", title)}>${escaped(title)}</h1>
      ${description ? lead(description) : ""}
    </div></main><footer>${colophonOf(item, operator, t)}</footer></div>`;
  // Uses a function, because replace() would interpret `$` patterns in a title.
  return inWords(template, spokenIn)
    .replace('<html lang="en">', `<html lang="${writtenTag(spokenIn)}" dir="${directionOfLanguage(spokenIn)}">`)
    .replace("<title>Assay</title>", () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${intro}</div>${data(takeView(item).body.toString())}`);
}

/** The page was built with the English words. */
function inWords(template: string, language: Language): string {
  const { en, [language]: own } = messages;
  return template.replace(en.page.noScript, own.page.noScript).replace(en.page.inFrame, own.page.inFrame);
}

/** The author and the operator, in the same form as the page's script. Only the script can send reports. */
function colophonOf({ rules }: Item, operator: string | null, t: ReturnType<typeof firstMessages>): string {
  const author = rules?.author;
  return [
    author && `<span>${escaped(t("author", { author: `\u2068${author}\u2069` }))}</span>`,
    operator && `<span>${escaped(t("operator", { operator: `\u2068${operator}\u2069` }))}</span>`,
    `<a href="/privacy-policy">${escaped(t("privacy"))}</a>`,
  ]
    .filter(Boolean)
    .join("");
}

/** JSON that cannot end its script element. */
const data = (json: string) => `<script type="application/json" id="item">${json.replaceAll("<", "\\u003c")}</script>`;
