import { lazy, Suspense, useEffect } from "react";
import { defaults, tellAnalytics } from "./consent.ts";
import { knownPreferences, setBanner, useConsentState } from "./consentState.ts";

// Most visitors have answered already.
const CookieBanner = lazy(async () => ({ default: (await import("./CookieBanner.tsx")).CookieBanner }));
const CookiePreferences = lazy(async () => ({ default: (await import("./CookiePreferences.tsx")).CookiePreferences }));

const delay = 1000;

export function CookieConsent() {
  const { banner, details } = useConsentState();
  useEffect(() => {
    const preferences = knownPreferences();
    if (preferences) return tellAnalytics(preferences, defaults);
    const timer = setTimeout(() => setBanner(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      {banner && <CookieBanner />}
      {details !== undefined && <CookiePreferences open={details} />}
    </Suspense>
  );
}
