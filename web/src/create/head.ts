/** What an item is called and what is said of it: it stays when another kind, or another way to make it, is chosen. */
export interface Head {
  title: string;
  description: string;
}

const heads = new Map<string | null, Head>();

export const noteHead = (owner: string | null, { title, description }: Head) =>
  heads.set(owner, { title, description });

/** For a form that goes away: its head stays for the next one, unless it went into an item or its writer goes elsewhere. */
export function leaveHead(owner: string | null, isUnfinished: boolean) {
  const isChoosing = location.pathname === "/maker" || location.pathname === "/creator";
  if (!isUnfinished || !isChoosing) heads.delete(owner);
}

/** A page with the head that was written on the one before, if it has none of its own. */
export function withHead<Page extends Head>(owner: string | null, page: Page): Page {
  const head = heads.get(owner);
  return head && page.title === "" && page.description === "" ? { ...page, ...head } : page;
}
