import { escaped } from "../shared/html.shared.ts";
import { directionOfLanguage } from "../shared/language.shared.ts";
import { type Language, writtenTag } from "../shared/taker-language.shared.ts";
import { copied } from "./copied.shared.ts";

export interface Letter {
  /** English by default. */
  language?: Language;
  /** The line that a mailbox shows next to the subject. */
  preview: string;
  heading: string;
  body: Block[];
  /** Text below the rule: why the mail was sent, and what to do if it was unexpected. */
  footer: (string | Said | Action)[];
}

type Block = string | Said | Action | Figure | Links;

/** A person's words, with their language and direction. */
export interface Quoted {
  text: string;
  lang: string;
  dir: Direction;
}

type Direction = "ltr" | "rtl";

/** A paragraph that contains or consists of a person's words. */
interface Said {
  said: readonly (string | Quoted)[];
}

interface Action {
  action: string;
  url: string;
}

interface Figure {
  figure: Quoted;
  caption: string;
}

interface Links {
  links: { title: Quoted; url: string }[];
}

/** The parts of a text, with each given `{name}` replaced by its part. */
export const withParts = <Part>(text: string, parts: Record<string, Part>): (string | Part)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, place) => (place % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece))
    .filter((piece) => piece !== "");

/** The HTML and text parts of a mail. All content is text: nothing a user wrote becomes markup. */
export const renderLetter = (letter: Letter) => ({ html: asHtml(letter), text: asText(letter) });

const directionIn = ({ language = "en" }: Letter) => directionOfLanguage(language);

function asText(letter: Letter): string {
  const { heading, body, footer } = letter;
  const textOf = (block: Block) => blockText(block, directionIn(letter));
  return [`${heading}\n${"=".repeat(heading.length)}`, ...body.map(textOf), "--", ...footer.map(textOf)].join("\n\n");
}

function blockText(block: Block, around: Direction): string {
  if (typeof block === "string") return block;
  if ("said" in block)
    return block.said.map((part) => (typeof part === "string" ? part : isolated(part, around))).join("");
  if ("action" in block) return `${block.action}:\n${block.url}`;
  if ("figure" in block) return `${block.figure.text}\n${block.caption}`;
  return block.links.map(({ title, url }) => `- ${title.text}\n  ${url}`).join("\n");
}

/** Words of the other direction would drag the surrounding punctuation along. */
const isolated = ({ text, dir }: Quoted, around: Direction) => (dir === around ? text : `\u2068${text}\u2069`);

// Mail programs support tables and style attributes; anything more (dark mode, narrow windows) is a bonus.
const serif = "font-family:Newsreader,Iowan Old Style,Palatino,Georgia,serif";
const sans = "font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const dark = {
  paper: "background-color:#171512",
  ink: "color:#efe9dd",
  muted: "color:#aaa294",
  rule: "border-color:#38332b",
  mark: "border-color:#7fc7b4",
  pine: "color:#7fc7b4",
  button: "background-color:#7fc7b4",
  label: "color:#0f1f1b",
};

const darkRules = (prefix: string) =>
  Object.entries(dark)
    .map(([name, rule]) => `${prefix}.${name}{${rule}!important}`)
    .join("");

function asHtml(letter: Letter): string {
  const { language = "en", preview, heading, body, footer } = letter;
  const dir = directionIn(letter);
  const start = sideOf(dir);
  return `<!doctype html>
<html lang="${writtenTag(language)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${darkRules("")}}
${darkRules("[data-ogsc] ")}
@media (max-width:480px){.sheet{padding:24px 20px 40px!important}.title{font-size:25px!important}}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#faf7f0;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${"&#8199;&#847;".repeat(60)}</div>
<div role="main"><table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background-color:#faf7f0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px"><tr><td class="sheet" style="padding:40px 32px 56px;text-align:${start}">
<p class="ink rule" style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #e2dacb;color:#1f1b16;${serif};font-size:22px;font-weight:600;line-height:1;letter-spacing:-0.02em"><span class="pine" style="color:#1e5b4f">&#10003;</span>&nbsp;Assay</p>
<h1 class="ink title" style="margin:0 0 20px;color:#1f1b16;${serif};font-size:30px;font-weight:500;line-height:1.2">${escaped(heading)}</h1>
${body.map((block) => blockHtml(block, start, language)).join("\n")}
<div class="rule" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid #e2dacb">
${footer.map(smallHtml).join("\n")}
</div>
</td></tr></table>
</td></tr></table></div>
</body>
</html>`;
}

const lines = (text: string) => escaped(text).replace(/\r?\n/g, "<br>");

const languageOf = ({ lang, dir }: Quoted) => ` lang="${escaped(lang)}" dir="${dir}"`;

function saidHtml({ said }: Said, written: typeof paragraph): string {
  const [only] = said;
  if (said.length === 1 && only && typeof only !== "string") return written(lines(only.text), only);
  const html = said.map((part) =>
    typeof part === "string" ? lines(part) : `<bdi${languageOf(part)}>${lines(part.text)}</bdi>`,
  );
  return written(html.join(""));
}

function blockHtml(block: Block, start: Side, language: Language): string {
  if (typeof block === "string") return paragraph(lines(block));
  if ("said" in block) return saidHtml(block, paragraph);
  if ("action" in block) {
    const { action, url } = block;
    return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:28px 0"><tr><td class="button" style="border-radius:4px;background-color:#1e5b4f"><a class="label" href="${escaped(url)}" style="display:inline-block;padding:14px 24px;color:#fffdf8;${sans};font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escaped(action)}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;color:#665e52;${sans};font-size:13px;line-height:1.5">${copied[language]}<br><a class="pine" href="${escaped(url)}" style="color:#1e5b4f;word-break:break-all">${escaped(url)}</a></p>`;
  }
  if ("figure" in block) {
    const { figure, caption } = block;
    return `<div class="mark" style="margin:24px 0 28px;padding:4px 0;padding-${start}:18px;border-${start}:3px solid #1e5b4f"><p class="pine" style="margin:0;color:#1e5b4f;${serif};font-size:34px;line-height:1.15;word-break:break-word"${languageOf(figure)}>${escaped(figure.text)}</p><p class="muted" style="margin:6px 0 0;color:#665e52;${sans};font-size:15px;line-height:1.5">${escaped(caption)}</p></div>`;
  }
  return block.links
    .map(({ title, url }) =>
      paragraph(
        `<a class="pine" href="${escaped(url)}" style="color:#1e5b4f;font-weight:600"${languageOf(title)}>${escaped(title.text)}</a><br><span class="muted" style="color:#665e52;font-size:13px;word-break:break-all">${escaped(url)}</span>`,
      ),
    )
    .join("\n");
}

type Side = "left" | "right";
const sideOf = (dir: Direction): Side => (dir === "rtl" ? "right" : "left");

const aligned = (quoted?: Quoted) => (quoted ? `;text-align:${sideOf(quoted.dir)}` : "");
const attributes = (quoted?: Quoted) => (quoted ? languageOf(quoted) : "");

const paragraph = (html: string, quoted?: Quoted) =>
  `<p class="ink" style="margin:0 0 16px;color:#1f1b16;${sans};font-size:16px;line-height:1.6;word-break:break-word${aligned(quoted)}"${attributes(quoted)}>${html}</p>`;

const small = (html: string, quoted?: Quoted) =>
  `<p class="muted" style="margin:0 0 8px;color:#665e52;${sans};font-size:13px;line-height:1.5;word-break:break-word${aligned(quoted)}"${attributes(quoted)}>${html}</p>`;

function smallHtml(block: string | Said | Action): string {
  if (typeof block === "string") return small(lines(block));
  if ("said" in block) return saidHtml(block, small);
  return small(`<a class="pine" href="${escaped(block.url)}" style="color:#1e5b4f">${escaped(block.action)}</a>`);
}
