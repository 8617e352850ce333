import type { ChartProps } from "../questions/charted.ts";
import { Note } from "./Note.tsx";

/** Texts are read one by one. */
export const WrittenAnswers = ({ large }: ChartProps) =>
  large ? null : <Note>What people wrote is in their responses below, and in the export.</Note>;
