import { type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "./Notice.tsx";
import { placeOfCode } from "./trial/trial.ts";

/**
 * A short link that leads takers nowhere may be the owner's link to a private item. Everybody else sees `otherwise`.
 */
export function ShortLink({ code, otherwise }: { code: string; otherwise: ReactNode }) {
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    placeOfCode(code).then((path) => (path === null ? setNone(true) : location.replace(path)));
  }, [code]);
  return isNone ? otherwise : <Skeleton />;
}
