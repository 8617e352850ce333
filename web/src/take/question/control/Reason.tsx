import type { ControlProps } from "./props.ts";
import { reasonOf } from "./reason.ts";

export const Reason = ({ question, entry }: Pick<ControlProps, "question" | "entry">) => reasonOf(question, entry);
