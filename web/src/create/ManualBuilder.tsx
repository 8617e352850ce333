import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { FromItem_content$key } from "#relay/FromItem_content.graphql.ts";
import type { Kind } from "../product/kind.ts";
import { makerSearch } from "./generating/modes.ts";
import { kindBuilders, parts } from "./parts.ts";

interface ManualBuilderProps {
  kind: Kind;
  owner: string | null;
  /** The item named in the address, to be copied. */
  copied: FromItem_content$key | null;
  onWritten: (isWritten: boolean) => void;
}

const FromTemplate = parts.fromTemplate.Part;
const FromItem = parts.fromItem.Part;

/** The builder of a kind: blank, or filled with the template or item named in the address. */
export function ManualBuilder({ kind, owner, copied, onWritten }: ManualBuilderProps) {
  const [search, setSearch] = useSearchParams();
  // The first template stays, although the address forgets it, so that a reload keeps later changes.
  const [template] = useState(search.get("template"));
  const [isCopy] = useState(search.has("from"));
  const onFilled = () => setSearch(makerSearch(kind, "manual"), { replace: true, preventScrollReset: true });
  const KindBuilder = kindBuilders[kind];
  const filled = { kind, owner, KindBuilder, onFilled, onWritten };
  if (template !== null) return <FromTemplate {...filled} name={template} />;
  if (isCopy) return <FromItem {...filled} content={copied} />;
  return <KindBuilder owner={owner} onWritten={onWritten} />;
}
