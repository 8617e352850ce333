import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { Tabs } from "../../ui/layout/Tabs.tsx";

const languages = {
  curl: "curl",
  typescript: "TypeScript",
  typed: "Typed client",
  graphql: "GraphQL",
} as const;
export type Language = keyof typeof languages;

const isLanguage = (name: string | null): name is Language => name !== null && name in languages;

const tabs = (Object.keys(languages) as Language[]).map((name) => ({
  name,
  label: languages[name],
  to: { search: name === "curl" ? "" : `?in=${name}` },
}));

const unchanging = () => () => {};

/** Prerendered pages show curl, and React must hydrate them unchanged. */
const useIsHydrated = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

function useLanguage(): Language {
  const [search] = useSearchParams();
  const name = search.get("in");
  return useIsHydrated() && isLanguage(name) ? name : "curl";
}

/** Scrolls to the part in the address again when another language replaces the prerendered one. */
export function usePartInView() {
  const isHydrated = useIsHydrated();
  const language = useLanguage();
  const wasHydrated = useRef(isHydrated);
  useLayoutEffect(() => {
    if (isHydrated && !wasHydrated.current && language !== "curl")
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    wasHydrated.current = isHydrated;
  }, [isHydrated, language]);
}

/** The same steps in several languages. The selected one applies to the whole page. */
export function Languages({ label, of }: { label: string; of: Record<Language, ReactNode> }) {
  const language = useLanguage();
  return (
    <Tabs label={label} tabs={tabs} selected={language}>
      {of[language]}
    </Tabs>
  );
}
