export interface Head {
  title: string;
  description: string;
}

const heads = new Map<string | null, Head>();

export const noteHead = (owner: string | null, { title, description }: Head) =>
  heads.set(owner, { title, description });

/** Keeps the head for the next form, unless it was used or the user leaves the creation screens. */
export function leaveHead(owner: string | null, isUnfinished: boolean) {
  const isChoosing = location.pathname === "/maker" || location.pathname === "/creator";
  if (!isUnfinished || !isChoosing) heads.delete(owner);
}

export function withHead<Page extends Head>(owner: string | null, page: Page): Page {
  const head = heads.get(owner);
  return head && page.title === "" && page.description === "" ? { ...page, ...head } : page;
}
