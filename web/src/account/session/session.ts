import { useSyncExternalStore } from "react";
import { localStore } from "../../ui/storage.ts";

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

export const accessToken = () => localStore.getItem("accessToken");

function storeTokens({ accessToken, refreshToken }: Tokens) {
  localStore.setItem("accessToken", accessToken);
  localStore.setItem("refreshToken", refreshToken);
  announce();
}

/** Storage keys with this prefix are deleted with the session. */
export const ownPrefix = "own:";

export function clearTokens() {
  localStore.removeItem("accessToken");
  localStore.removeItem("refreshToken");
  for (const key of localStore.keys(ownPrefix)) localStore.removeItem(key);
  announce();
}

const beginnings = new Set<() => void>();

export const onSessionStart = (listener: () => void) => beginnings.add(listener);

/** Replaces the session. Tabs of another account log out first; tabs of the same account use the new tokens. */
export function startSession(tokens: Tokens) {
  if (accountOf(accessToken()) !== accountOf(tokens.accessToken)) clearTokens();
  storeTokens(tokens);
  for (const listener of beginnings) listener();
}

export const resumeSession = (tokens: Tokens) => storeTokens(tokens);

export const isSessionOf = ({ accessToken }: Tokens, userId: string) =>
  atob(userId) === `User:${accountOf(accessToken)}`;

function accountOf(token: string | null): unknown {
  const claims = token?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/");
  try {
    return claims ? JSON.parse(atob(claims)).sub : null;
  } catch {
    return null;
  }
}

/** Revokes unused tokens. If that fails, they expire. */
export const abandonSession = ({ accessToken, refreshToken }: Tokens) =>
  post("/api/auth/logout", { refreshToken }, accessToken).catch(() => undefined);

/** Signs out; the tokens are deleted even if the server cannot be reached. */
export async function endSession() {
  const refreshToken = localStore.getItem("refreshToken");
  try {
    if (refreshToken) {
      const response = await post("/api/auth/logout", { refreshToken }, accessToken());
      if (!response.ok) throw new Error(`status ${response.status}`);
    }
  } catch (error) {
    console.warn("Logout request failed", error);
  } finally {
    clearTokens();
  }
}

let refreshing: Promise<boolean> | null = null;

/** Refreshes the tokens, once for all tabs. Resolves with true when there is another token to try. */
export function refreshSession(refused: string | null) {
  refreshing ??= exclusively(() => refresh(refused)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(refused: string | null) {
  const current = accessToken();
  // Another tab has refreshed the tokens. Clocks may be wrong, so only the server's refusal counts.
  if (current !== refused) return current !== null;
  const refreshToken = localStore.getItem("refreshToken");
  if (!refreshToken) return false;
  try {
    const response = await post("/api/auth/refresh", { refreshToken });
    if (!response.ok) return false;
    storeTokens((await response.json()) as Tokens);
    return true;
  } catch {
    clearTokens();
    location.assign("/login");
    return false;
  }
}

/** Web Locks need https or localhost. Without them, the server's grace period for reused tokens must suffice. */
const exclusively = (work: () => Promise<boolean>): Promise<boolean> =>
  "locks" in navigator ? navigator.locks.request("session-refresh", work) : work();

export const post = (path: string, body: unknown, token: string | null = null, signal?: AbortSignal) =>
  fetch(path, {
    method: "POST",
    signal,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSignedIn = () =>
  useSyncExternalStore(
    subscribe,
    () => accessToken() !== null,
    () => false,
  );

/** Logs out with other tabs, and clears the screen. */
export function followOtherTabs() {
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key !== "accessToken" && key !== null) return;
    if ((oldValue || key === null) && !newValue) location.assign("/");
    else announce();
  });
}
