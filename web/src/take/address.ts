export type ItemAddress = { at: "item"; door: "quizzes" | "surveys"; id: string };
export type Address = { at: "entry" } | { at: "short" } | ItemAddress;

export function addressOf(pathname: string): Address {
  const [first, second = "", third = ""] = pathname.split("/").filter(Boolean);
  if (first === "take") return { at: "entry" };
  if (first === "s" || first === "q") return { at: "short" };
  const [kind, id] = first === "share" || first === "embed" ? [second, third] : [first, second];
  return { at: "item", door: kind === "survey" ? "surveys" : "quizzes", id: decode(id) };
}

/** Whether an author tries their own item. An embedded page cannot tell who is signed in. */
export const isTrial = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  mayTry(pathname) && new URLSearchParams(search).has("trial");

/** The value of a link parameter. Empty if the link does not set it. */
export const inLink = (name: string) => new URLSearchParams(location.search).get(name) ?? "";

/** Whether the device is shared, as set in the link given to the device's owner. */
export const isShared = ({ search }: Pick<Location, "search">) => new URLSearchParams(search).has("shared");

export const mayTry = (pathname: string) => !pathname.startsWith("/embed/");

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
