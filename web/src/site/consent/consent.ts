export interface Preferences {
  necessary: boolean;
  analytics: boolean;
  marketing: boolean;
}

const key = "cookie-consent";
const sinceKey = "cookie-consent-since";
const year = 365 * 24 * 3_600_000;

export const defaults: Preferences = { necessary: true, analytics: false, marketing: false };
export const everything: Preferences = { necessary: true, analytics: true, marketing: true };

/** Returns the stored choice; null without one, or after a year. */
export function savedPreferences(storage: Pick<Storage, "getItem">, now = Date.now()): Preferences | null {
  const saved = storage.getItem(key);
  const since = Number(storage.getItem(sinceKey) ?? now);
  return saved === null || now - since > year ? null : parsed(saved);
}

export function savePreferences(storage: Pick<Storage, "setItem">, preferences: Preferences, now = Date.now()) {
  storage.setItem(key, JSON.stringify(preferences));
  storage.setItem(sinceKey, String(now));
}

function parsed(saved: string): Preferences {
  try {
    return { ...defaults, ...JSON.parse(saved), necessary: true };
  } catch (error) {
    console.error("The saved cookie preferences cannot be read", error);
    return defaults;
  }
}

type AnalyticsTag = (command: "consent", action: "update", state: { analytics_storage: "granted" | "denied" }) => void;

/** Assay has no analytics of its own; an operator's tag waits for this call. */
export function tellAnalytics({ analytics }: Preferences, before: Preferences) {
  if (!analytics && !before.analytics) return;
  const { gtag } = globalThis as { gtag?: AnalyticsTag };
  gtag?.("consent", "update", { analytics_storage: analytics ? "granted" : "denied" });
}
