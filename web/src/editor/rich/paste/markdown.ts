import Turndown from "turndown";
import { clean } from "./clean.ts";

/** Converts content copied from a word processor or a web page to our Markdown. Styles are dropped. */
export function markdownOf({ body }: Document): string {
  clean(body);
  return service
    .turndown(body)
    .replace(/\u00a0/g, " ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const service = new Turndown({ bulletListMarker: "-", codeBlockStyle: "fenced", emDelimiter: "*", br: "" });

service.escape = (text) =>
  text
    .replace(/[\\*`$[\]]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/^[-+](?=\s)/, "\\$&")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");

service.addRule("entry", {
  filter: "li",
  replacement(content, node) {
    const list = node.parentElement;
    const place = list ? [...list.children].indexOf(node as Element) : 0;
    const sign = list?.localName === "ol" ? `${Number(list.getAttribute("start") ?? 1) + place}. ` : "- ";
    const text = content
      .trim()
      .replace(/\n{2,}/g, "\n")
      .replace(/\n(?=.)/g, `\n${" ".repeat(sign.length)}`);
    return `${sign}${text}${node.nextSibling ? "\n" : ""}`;
  },
});

service.addRule("block", {
  filter: "pre",
  replacement: (_content, node) => `\n\n\`\`\`\n${node.textContent}\n\`\`\`\n\n`,
});

service.addRule("formula", {
  filter: (node) => node.hasAttribute("data-tex"),
  replacement: (_content, node) =>
    (node as Element).getAttribute("data-tex") === "block"
      ? `\n\n$$\n${node.textContent}\n$$\n\n`
      : `$${node.textContent}$`,
});

service.addRule("link", {
  filter: "a",
  replacement(content, node) {
    const address = addressIn((node as Element).getAttribute("href") ?? "");
    const text = content.trim();
    return address === null || text === "" ? content : `[${text.replace(/\n+/g, " ")}](${address})`;
  },
});

/** An address that works elsewhere: an absolute web or email address, without a search engine's redirect. */
function addressIn(href: string): string | null {
  if (!/^(https?:\/\/|mailto:)/i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  const target = /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url" && url.searchParams.get("q");
  return (target || href).replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

service.addRule("unmarked", { filter: ["u", "s", "del", "ins", "mark"], replacement: (content) => content });
