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
  return type === "SCALE" && !isLikert({ type, form }) ? ScalePoints : null;
}

/** Whether the points of a scale have labels, such as "Agree". */
export const isLikert = ({ type, form }: Pick<Charted, "type" | "form">) =>
  type === "SCALE" && form?.scale?.look === "LABELS";
