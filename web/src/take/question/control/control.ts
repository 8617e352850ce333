import { type ComponentType, lazy } from "react";
import type { Item, Question } from "../../attempt/item.ts";
import type { ControlProps } from "./props.ts";

type Loaded = Promise<{ Control: ComponentType<ControlProps> }>;

/** Choices come with the page; these are loaded if the item has them. */
const loaders = {
  scale: (): Loaded => import("./Scale.tsx"),
  matrix: (): Loaded => import("./Matrix.tsx"),
  text: (): Loaded => import("./Text.tsx"),
  number: (): Loaded => import("./Number.tsx"),
};
type Apart = keyof typeof loaders;

const fitted = (load: () => Loaded) => lazy(async () => ({ default: (await load()).Control }));

const controls: Record<Apart, ComponentType<ControlProps>> = {
  scale: fitted(loaders.scale),
  matrix: fitted(loaders.matrix),
  text: fitted(loaders.text),
  number: fitted(loaders.number),
};

const isApart = (type: string): type is Apart => type in loaders;

export const controlOf = ({ questionType }: Question) => (isApart(questionType) ? controls[questionType] : null);

/** Loads the controls that an item needs, so that they are there when their question is, even offline. */
export async function loadControls({ questions }: Item): Promise<void> {
  const types = new Set(questions.map(({ questionType }) => questionType).filter(isApart));
  const ending = types.size > 0 ? [import("../../ending/Entered.tsx")] : [];
  await Promise.allSettled([...ending, ...[...types].map((type) => loaders[type]())]);
}
