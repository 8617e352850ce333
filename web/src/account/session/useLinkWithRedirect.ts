import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";

const never = () => () => {};

/**
 * Returns a link to the other form that keeps `next`. Prerendered pages lack `next`, so it is added after hydration.
 */
export function useLinkWithRedirect(path: "/login" | "/register"): string {
  const [search] = useSearchParams();
  const query = useSyncExternalStore(
    never,
    () => search.toString(),
    () => "",
  );
  return query ? `${path}?${query}` : path;
}
