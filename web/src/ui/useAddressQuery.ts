import { type URLSearchParamsInit, useSearchParams } from "react-router-dom";

// At once: what was typed into a search and still waits would else be passed on with what the address said before.
const inPlace = { replace: true, preventScrollReset: true, flushSync: true };

/** What the address says after its path, and a way to put something else in its place. */
export function useAddressQuery() {
  const [address, setAddress] = useSearchParams();
  return [address, (next: URLSearchParamsInit) => setAddress(next, inPlace)] as const;
}
