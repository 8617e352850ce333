import type { ComponentType } from "react";
import type { Kind } from "../../product/kind.ts";
import type { BuilderStart } from "../Builder.tsx";

/** Of builders that begin with something. */
export interface FilledProps {
  kind: Kind;
  owner: string | null;
  KindBuilder: ComponentType<BuilderStart>;
  onFilled: () => void;
}
