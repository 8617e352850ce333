import { type URLSearchParamsInit, useLocation, useSearchParams } from "react-router-dom";

// At once: what was typed into a search and still waits would else be passed on with what the address said before.
const apart = { preventScrollReset: true, flushSync: true };

/**
 * What the address says after its path, and a way to put something else in its place: as a new entry of the history,
 * which Back undoes, or over the present one.
 */
export function useAddressQuery() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const put = (next: URLSearchParamsInit, isNew = false) =>
    setAddress(next, isNew ? apart : { ...apart, replace: true, state });
  return [address, put] as const;
}
