import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";

const never = () => () => {};

/**
 * The address of another screen that leads on to where this one does. The page is written before it is known where that
 * is: only once it has been taken over may the address be another one.
 */
export function useOtherwise(path: "/login" | "/register"): string {
  const [search] = useSearchParams();
  const known = useSyncExternalStore(
    never,
    () => search.toString(),
    () => "",
  );
  return known ? `${path}?${known}` : path;
}
