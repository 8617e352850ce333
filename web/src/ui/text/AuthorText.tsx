import { written } from "../../../../api/src/platform/shared/language.shared.ts";
import { Linked } from "./Linked.tsx";

interface AuthorTextProps {
  children: string;
  like?: string;
  isLinked?: boolean;
}

export function AuthorText({ children, like, isLinked }: AuthorTextProps) {
  return <bdi {...written(children, like)}>{isLinked ? <Linked text={children} /> : children}</bdi>;
}
