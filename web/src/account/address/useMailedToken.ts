import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";

export function useMailedToken(): [token: string | null, forget: () => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get("token");
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  const forget = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return [token, forget];
}
