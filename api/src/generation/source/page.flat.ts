const names = (text: string) => text.split(" ");

/** Elements that are empty, or closed by the next one of their kind, so that they nest only inside others. */
const unnested = new Set(
  names(
    "a area base body br col colgroup dd dt embed head hr html img input li link meta option optgroup p param rp rt source tbody td tfoot th thead tr track wbr",
  ),
);

/** Elements that separate paragraphs, and are never left out. */
const parting = new Set(names("br dd dt li p"));

/** Elements that are reopened in the text after them if left open, even when the elements around them are closed. */
const formatting = new Set(names("b big code em font i nobr s small strike strong tt u"));

/** Strength of an element. An end tag closes the open elements inside its element, unless one of them is stronger. */
const holding = new Map([
  ...names(
    "address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup main menu nav ol pre search section summary ul",
  ).map((name) => [name, 1] as const),
  ...names("applet foreignobject marquee object select table template").map((name) => [name, 2] as const),
]);
const holds = (name: string) => holding.get(name) ?? 0;

/** Maximum depth of nested elements. Pages seldom have more than 50; Chromium flattens them from 512. */
const deepest = { all: 128, formatting: 32 };

// The alternatives exclude each other at every character, and the end of the text ends all of them. The time is
// therefore linear.
const attributes = `(?:[\\s/]+|[^\\s/>][^\\s/>=]*(?:\\s*=\\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\\s"'>][^\\s>]*)?)?)*(?:>|$)`;
const raw = "script|style|textarea|title|xmp|iframe|noembed|noframes|noscript";
const token = new RegExp(
  [
    "<!--(?:-?>|[^]*?(?:--!?>|$))",
    `<(${raw})(?=[\\s/>])${attributes}[^]*?(?:</\\1(?=[\\s/>])|$)`,
    `<(/?)([a-z][^\\s/>]*)${attributes}`,
  ].join("|"),
  "gi",
);

/**
 * Removes the tags of elements nested too deeply, and keeps their text. The time and memory for parsing and reading a
 * page grow with the square of its depth.
 */
export function flattened(html: string): string {
  const open: string[] = [];
  const formats: string[] = [];
  return html.replace(
    token,
    (tag, _raw: string | undefined, slash: string | undefined, written: string | undefined) => {
      const name = written?.toLowerCase();
      if (name === undefined) return tag;
      const [stack, most] = formatting.has(name) ? [formats, deepest.formatting] : [open, deepest.all];
      if (slash === "/") {
        const start = stack.lastIndexOf(name);
        if (start < 0) return tag;
        if (stack === formats) stack.splice(start, 1);
        else if (stack.slice(start + 1).every((inner) => holds(inner) <= holds(name))) stack.length = start;
      } else if (stack.length >= most && !parting.has(name)) {
        return "";
      } else if (!unnested.has(name)) {
        stack.push(name);
      }
      return tag;
    },
  );
}
