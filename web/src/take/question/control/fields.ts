export { writtenWords as words } from "../../language/written.ts";
export { Control as Number } from "./Number.tsx";
export { OtherText } from "./OtherText.tsx";
export { Reason } from "./Reason.tsx";
export { Scoring } from "./Scoring.tsx";
export { Control as Text } from "./Text.tsx";
