export { readAnalysis } from "../figures/analysis.ts";
export { Attention } from "./attention/Attention.tsx";
export { AttentionLink } from "./attention/AttentionLink.tsx";
export { ItemFigures } from "./ItemFigures.tsx";
export { ItemNote } from "./ItemNote.tsx";
export { TestNote } from "./TestNote.tsx";
