import { translators } from "../../platform/messages.ts";
import en from "./messages/en.shared.ts";

/** What is said to takers, by language. */
export const spoken = translators<typeof en>({ en });
