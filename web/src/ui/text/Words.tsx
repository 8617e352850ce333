import { written } from "../../../../api/src/platform/shared/language.shared.ts";
import { Linked } from "./Linked.tsx";

interface WordsProps {
  children: string;
  /** Text in the same language that helps to detect it. */
  like?: string;
  /** Turns web addresses into links. */
  isLinked?: boolean;
}

/** An author's text in its own direction and language. */
export function Words({ children, like, isLinked }: WordsProps) {
  return <bdi {...written(children, like)}>{isLinked ? <Linked text={children} /> : children}</bdi>;
}
