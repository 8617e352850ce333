import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import type { figures_content$key } from "#relay/figures_content.graphql.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { createFigures, type Figures, figuresFragment } from "./figures.ts";

const FiguresContext = createContext<Figures | null>(null);

/** Provides an item's figures below it, without rendering its children when they change. */
export function FiguresProvider({ content, children }: { content: figures_content$key; children: ReactNode }) {
  const environment = useRelayEnvironment();
  useFragment(figuresFragment, content);
  const figures = useMemo(() => createFigures(environment, content), [environment, content]);
  useEffect(() => figures.watch(), [figures]);
  const know = () => figures.now() !== null;
  const isKnown = useSyncExternalStore(figures.follow, know, know);
  return <FiguresContext value={figures}>{isKnown ? children : <Loading />}</FiguresContext>;
}

export function useFigures(): Figures {
  const figures = use(FiguresContext);
  if (!figures) throw new Error("FiguresProvider is missing");
  return figures;
}
