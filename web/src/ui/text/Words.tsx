import { written } from "../../../../api/src/platform/shared/language.shared.ts";
import { Linked } from "./Linked.tsx";

interface WordsProps {
  children: string;
  /** More in the same language, where the text alone may not tell which. */
  like?: string;
  /** Web addresses in it can be followed. */
  isLinked?: boolean;
}

/** What somebody wrote, in its own direction and language among words of ours. */
export function Words({ children, like, isLinked }: WordsProps) {
  return <bdi {...written(children, like)}>{isLinked ? <Linked text={children} /> : children}</bdi>;
}
