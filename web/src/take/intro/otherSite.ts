import { tabStore } from "../../ui/storage.ts";
import type { Destination } from "./destination.ts";

const key = "assay.take.otherSite";

/** Keeps the host of a pasted link to another site, for the page that it opens here. */
export function noteOtherSite({ path, otherSite }: Destination): void {
  if (otherSite === null) tabStore.removeItem(key);
  else tabStore.setItem(key, `${otherSite} ${path}`);
}

/** The other site in the link pasted for this page. Null without one. */
export function otherSiteOf(pathname: string): string | null {
  const [site = null, path = ""] = tabStore.getItem(key)?.split(" ") ?? [];
  return path.split(/[?#]/)[0] === pathname ? site : null;
}
