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

/** What only the account may read whose session it is: it is gone from the device with the session. */
export const ownPrefix = "own:";

export function clearTokens() {
  localStore.removeItem("accessToken");
  localStore.removeItem("refreshToken");
  for (const key of localStore.keys(ownPrefix)) localStore.removeItem(key);
  announce();
}

const beginnings = new Set<() => void>();

/** For whoever keeps data of one account that the next must not see. */
export const onSessionStart = (listener: () => void) => beginnings.add(listener);

/** Starts over. Other tabs of somebody else who was here before see their token go first; one's own go on with the new one. */
export function startSession(tokens: Tokens) {
  if (accountOf(accessToken()) !== accountOf(tokens.accessToken)) clearTokens();
  storeTokens(tokens);
  for (const listener of beginnings) listener();
}

/** Goes on as the same account: what is on the screen stays. */
export const resumeSession = (tokens: Tokens) => storeTokens(tokens);

/** Whether tokens are of the account with this global id. */
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

/** Ends a session that nobody here goes on with. It ends by itself if the server cannot be told. */
export const abandonSession = ({ accessToken, refreshToken }: Tokens) =>
  post("/api/auth/logout", { refreshToken }, accessToken).catch(() => undefined);

/** Tells the server and forgets the tokens, whatever the server says. */
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

/** Trades the refresh token for a new pair, once for all tabs; true when there is a token other than the refused one to try. */
export function refreshSession(refused: string | null) {
  refreshing ??= exclusively(() => refresh(refused)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(refused: string | null) {
  const current = accessToken();
  // Another tab was faster. The clock is never asked: it may be wrong, the server's refusal is not.
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

/** Locks between tabs exist on https and localhost only; elsewhere the server's grace for a token used twice has to do. */
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

/** Follows the other tabs: signed out there is signed out here, with everything that was on the screen gone. */
export function followOtherTabs() {
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key !== "accessToken" && key !== null) return;
    if ((oldValue || key === null) && !newValue) location.assign("/");
    else announce();
  });
}
