import { written } from "../../../../api/src/platform/shared/language.shared.ts";
import { Linked } from "./Linked.tsx";

interface WordsProps {
  children: string;
  like?: string;
  isLinked?: boolean;
}

export function Words({ children, like, isLinked }: WordsProps) {
  return <bdi {...written(children, like)}>{isLinked ? <Linked text={children} /> : children}</bdi>;
}
