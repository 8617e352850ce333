/** Word writes list entries as paragraphs whose style contains the list and the level. */
export function makeWordLists(root: Element) {
  const entries = [...root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")].filter((entry) => levelOf(entry) > 0);
  for (const entry of entries) {
    const sign = signOf(entry);
    const list = entry.ownerDocument.createElement(/^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? "ol" : "ul");
    list.setAttribute("data-level", String(levelOf(entry)));
    const item = entry.ownerDocument.createElement("li");
    item.append(...entry.childNodes);
    entry.replaceWith(list);
    list.append(item);
    joinBefore(list);
  }
}

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

const levelOf = (entry: Element) => Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(entry))?.[1] ?? 0);

/** The bullet or number, which Word writes out and asks other programs to ignore. */
function signOf(entry: Element): string {
  const signs = [...entry.querySelectorAll("span")].filter((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const [sign = ""] = signs.map(({ textContent }) => textContent?.trim() ?? "");
  for (const part of signs) part.remove();
  return sign;
}

/** Joins a list of one entry with the previous list, on the same level or below its last entry. */
function joinBefore(list: Element) {
  let before = list.previousElementSibling;
  const level = (one: Element) => Number(one.getAttribute("data-level") ?? 0);
  if (!before || level(before) === 0) return;
  while (level(list) > level(before)) {
    const last: Element | null = before.lastElementChild;
    const below: Element | null | undefined = last?.lastElementChild;
    if (below && level(below) > 0) before = below;
    else {
      last?.append(list);
      return;
    }
  }
  if (before.tagName !== list.tagName) {
    before.after(list);
    return;
  }
  before.append(...list.children);
  list.remove();
}
