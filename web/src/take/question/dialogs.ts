export { KeysDialog } from "./KeysDialog.tsx";
export { QuestionsDialog } from "./QuestionsDialog.tsx";
export { ReviewDialog } from "./ReviewDialog.tsx";
