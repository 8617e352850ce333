import { useEffect } from "react";

/** Loads the styles of formulas if the HTML contains one. */
export function useFormulaStyle(html: string | null | undefined) {
  const hasFormula = html?.includes("<math") ?? false;
  useEffect(() => {
    if (hasFormula) void import("./formula.css");
  }, [hasFormula]);
}
