const anySite = "http://site.invalid";

/** Returns the path to open after login. Never another site, whatever the link contains. */
export function redirectTarget(search: URLSearchParams, fallback = "/maker") {
  const target = search.get("redirect");
  if (!target?.startsWith("/")) return fallback;
  // Parsed like in the browser, which reads `//host`, `/\host` and `/<tab>/host` as another site.
  const url = URL.canParse(target, anySite) ? new URL(target, anySite) : null;
  if (url?.origin !== anySite) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? fallback : path;
}

export const loginPath = (from: { pathname: string; search: string }, form: "/login" | "/register" = "/login") =>
  `${form}?redirect=${encodeURIComponent(from.pathname + from.search)}`;
