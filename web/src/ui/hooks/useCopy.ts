import { useEffect, useState } from "react";

export function useCopy() {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      return true;
    } catch {
      setOutcome("refused");
      return false;
    }
  }

  return { outcome, copy };
}
