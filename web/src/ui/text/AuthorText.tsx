import { Linked } from "./Linked.tsx";
import { useWriting } from "./writing.ts";

interface AuthorTextProps {
  children: string;
  like?: string;
  isLinked?: boolean;
}

export function AuthorText({ children, like, isLinked }: AuthorTextProps) {
  const { written } = useWriting();
  return <bdi {...written(children, like)}>{isLinked ? <Linked text={children} /> : children}</bdi>;
}
