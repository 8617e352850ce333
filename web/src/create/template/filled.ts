import type { ComponentType } from "react";
import type { Kind } from "../../product/kind.ts";
import type { BuilderStart } from "../Builder.tsx";

/** Properties of builders that start with content. */
export interface FilledProps {
  kind: Kind;
  owner: string | null;
  KindBuilder: ComponentType<BuilderStart>;
  onFilled: () => void;
  onWritten: (isWritten: boolean) => void;
}
