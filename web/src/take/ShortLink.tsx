import { type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "./Notice.tsx";
import { placeOfLink } from "./trial/trial.ts";

/**
 * Checks a short link or custom address that takers cannot open: it may be the owner's link to a private item. Renders
 * `otherwise` for all other visitors.
 */
export function ShortLink({ otherwise }: { otherwise: ReactNode }) {
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    const { pathname, search, hash } = location;
    placeOfLink(pathname).then((path) => (path === null ? setNone(true) : location.replace(path + search + hash)));
  }, []);
  return isNone ? otherwise : <Skeleton />;
}
