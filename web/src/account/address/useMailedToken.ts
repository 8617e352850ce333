import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The token of a link that was mailed, and a function that takes it out of the address once it was used. */
export function useMailedToken(): [token: string | null, forget: () => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get("token");
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  const forget = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return [token, forget];
}
