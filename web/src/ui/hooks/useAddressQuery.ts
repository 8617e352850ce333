import { type URLSearchParamsInit, useLocation, useSearchParams } from "react-router-dom";

// Synchronous. Otherwise a pending search would be applied to the address before this change.
const apart = { preventScrollReset: true, flushSync: true };

/** The search parameters, and a setter that pushes or replaces a history entry. */
export function useAddressQuery() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const change = (next: URLSearchParamsInit, isNew = false) =>
    setAddress(next, isNew ? apart : { ...apart, replace: true, state });
  return [address, change] as const;
}
