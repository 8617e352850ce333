import { type ESTree, Visitor } from "vite";

export interface Seen {
  start: number;
  text: string;
}

const isSentence = (text: string) =>
  /^[\s"'“(]*[\p{Lu}\d][\s\S]*\p{L} \p{L}/u.test(text) && !/^\s*(?:[A-Z]{4,} |\w+: ?\w+;)/.test(text);

/**
 * The texts of a module that people see: between tags, in strings and in templates. A value is an X. Descriptions of the
 * API are checked in the schema; tagged templates and SQL are code.
 */
export function seenIn(file: string, program: ESTree.Program): Seen[] {
  if (/\.(?:graphql|contract)\.ts$/.test(file)) return [];
  const seen: Seen[] = [];
  const skipped: { start: number; end: number }[] = [];
  const add = (start: number, end: number, text: string) => {
    if (isSentence(text) && !skipped.some((part) => part.start <= start && end <= part.end)) seen.push({ start, text });
  };
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void skipped.push(quasi),
    Property({ key, value }) {
      const isDescription = key.type === "Identifier" && /^(?:description|summary)$/.test(String(key.name));
      if (isDescription && file.startsWith("api/")) skipped.push(value);
    },
    CallExpression({ callee, arguments: [description] }) {
      const isDescription =
        callee.type === "MemberExpression" && !callee.computed && callee.property.name === "describe";
      if (isDescription && description) skipped.push(description);
    },
    Literal({ value, start, end }) {
      if (typeof value === "string") add(start, end, value);
    },
    TemplateLiteral({ quasis, start, end }) {
      add(start, end, quasis.map(({ value }) => value.cooked ?? "").join("X"));
    },
    JSXElement({ children }) {
      const text = children.map((child) => textOf(child)).join("");
      const first = children.find((child) => child.type === "JSXText" && child.value.trim());
      if (first) add(first.start, first.end, text.trim());
    },
  }).visit(program);
  return seen;
}

function textOf(child: { type: string; value?: string; expression?: { type: string; value?: unknown } }): string {
  if (child.type === "JSXText") return child.value ?? "";
  const { expression } = child;
  return expression?.type === "Literal" ? String(expression.value) : "X";
}
