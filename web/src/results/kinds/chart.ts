import type { ComponentType } from "react";
import type { Charted, ChartProps } from "../questions/charted.ts";
import { WrittenAnswers } from "../texts/WrittenAnswers.tsx";
import { MatrixRows } from "./MatrixRows.tsx";
import { NumberBins } from "./NumberBins.tsx";
import { ScalePoints } from "./ScalePoints.tsx";

/** Returns the chart for a type; null if its options are bars. */
export function chartOf({ type, form }: Pick<Charted, "type" | "form">): ComponentType<ChartProps> | null {
  if (type === "MATRIX") return MatrixRows;
  if (type === "NUMBER") return NumberBins;
  if (type === "TEXT") return WrittenAnswers;
  return type === "SCALE" && form?.scale?.look !== "LABELS" ? ScalePoints : null;
}
