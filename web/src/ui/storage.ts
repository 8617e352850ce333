type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser may be told to keep nothing. Then things are kept for as long as the page is open. */
function usable(kind: "localStorage" | "sessionStorage"): Store {
  try {
    const store = window[kind];
    store.getItem("");
    return store;
  } catch {
    const entries = new Map<string, string>();
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
}

/** For the account's tabs and days to come. */
export const localStore = usable("localStorage");
/** For this tab. */
export const tabStore = usable("sessionStorage");
