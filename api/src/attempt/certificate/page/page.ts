import { messages } from "../../../content/taking/messages.ts";
import { escaped } from "../../../platform/shared/html.shared.ts";
import { directionOfLanguage, textAttributes } from "../../../platform/shared/language.shared.ts";
import { type Language, writtenTag } from "../../../platform/shared/taker-language.shared.ts";
import { inGroups } from "../code.ts";
import { dayIn, inPercent } from "../paper/sheet.ts";
import type { Checked } from "../present.ts";

type PageWords = (typeof messages)["en"]["certificatePage"];

/** The content of a page: the form, with the typed code and the problem with it, or the certificate of a code. */
export type Shown = { typed: string; problem: "unknown" | "pause" | null } | Checked;

/**
 * The page that checks certificates; it works without scripts. `template` is the page for takers and only provides
 * styles and colours.
 */
export function verifyPage(template: string, shown: Shown, language: Language): string {
  const words = messages[language].certificatePage;
  const main = "code" in shown ? checked(shown, words, language) : form(shown, words);
  const title = "code" in shown ? words[shown.certificate ? "valid" : "revoked"] : words.title;
  // Functions, because replace() would interpret `$` patterns in a name.
  return template
    .replace('<html lang="en">', `<html lang="${writtenTag(language)}" dir="${directionOfLanguage(language)}">`)
    .replace("<title>Assay</title>", () => `<title>${escaped(title)} · Assay</title>${unlisted}`)
    .replace(/<script type="module"[^<>]*><\/script>/g, "")
    .replace(/<link rel="modulepreload"[^<>]*>/g, "")
    .replace(/<noscript>(?:(?!<\/?noscript>)[\s\S])*<\/noscript>/, "")
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"><div class="page">${masthead}<main class="sheet">${main}</main></div></div>`,
    );
}

const unlisted = '<meta name="robots" content="noindex" />';

const mark =
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="6" fill="var(--accent)"/><path d="M7.5 17.5l5.6 5.6L24.5 9.5" fill="none" stroke="var(--accent-ink)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const masthead = `<header class="masthead"><a class="wordmark" href="/">${mark} Assay</a></header>`;

function form({ typed, problem }: Extract<Shown, { typed: string }>, words: PageWords): string {
  const message = problem === null ? null : problem === "pause" ? words.pause : `${words.unknown}. ${words.unknownWhy}`;
  const described = ["hint", ...(message ? ["problem"] : [])].join(" ");
  return `<div class="intro">
    <h1>${escaped(words.title)}</h1>
    <form class="details" action="/verify" method="get">
      <div class="field">
        <label for="code">${escaped(words.code)}</label>
        <input id="code" name="code" value="${escaped(typed)}" required dir="ltr" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="100" aria-describedby="${described}"${message ? ' aria-invalid="true" autofocus' : ""} />
        <p class="field-note" id="hint">${ltrCode(words.codeHint)}</p>
        ${message ? `<p class="field-error" id="problem" role="alert">${escaped(message)}</p>` : ""}
      </div>
      <div class="actions"><button class="button primary" type="submit">${escaped(words.check)}</button></div>
    </form>
  </div>`;
}

const ltrCode = (hint: string) =>
  escaped(hint).replace(/[\dA-Z]{4}(-[\dA-Z]{4}){3}/, '<bdi class="certificate-code" dir="ltr">$&</bdi>');

function checked({ code, certificate }: Checked, words: PageWords, language: Language): string {
  const lines: [label: string, html: string, note?: string][] = [
    [words.code, `<bdi class="certificate-code" dir="ltr">${inGroups(code)}</bdi>`],
  ];
  const actions = [`<a class="button quiet" href="/verify">${escaped(words.another)}</a>`];
  if (certificate) {
    const { name, isByInviter, title, percentage, completedOn, issuer, signatory } = certificate;
    lines.unshift(
      [words.name, own(name), isByInviter ? words.nameByInviter : words.nameNote],
      [words.passed, own(title)],
      ...(percentage === null ? [] : [[words.result, inPercent(percentage, language)] satisfies [string, string]]),
      [words.date, escaped(dayIn(completedOn, language))],
      ...(issuer === null ? [] : [[words.issuer, own(issuer), words.issuerNote] satisfies [string, string, string]]),
      ...(signatory === null ? [] : [[words.signatory, own(signatory)] satisfies [string, string]]),
    );
    actions.unshift(
      `<a class="button primary" href="/api/certificates/${code}/pdf" download>${escaped(words.download)}</a>`,
    );
  }
  return `<div class="intro">
    <h1>${escaped(words[certificate ? "valid" : "revoked"])}</h1>
    ${certificate ? "" : `<p class="lead">${escaped(words.revokedWhy)}</p>`}
    <dl class="gate">${lines.map(line).join("")}</dl>
    <div class="actions">${actions.join("")}</div>
  </div>`;
}

const line = ([label, html, note]: [label: string, html: string, note?: string]) =>
  `<div><dt class="fine-print">${escaped(label)}</dt><dd><strong>${html}</strong></dd>${
    note ? `<dd class="fine-print">${escaped(note)}</dd>` : ""
  }</div>`;

/** A text by a person, in its own language and direction. */
function own(text: string): string {
  const { lang, dir } = textAttributes(text);
  return `<bdi lang="${lang}" dir="${dir}">${escaped(text)}</bdi>`;
}
