import { type ComponentType, lazy } from "react";
import { formLimits, type GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Item, Question } from "../../attempt/item.ts";

export interface ControlProps {
  question: Question;
  entry: GivenAnswer | null;
  /** The taker tried to go on without an answer. */
  isHinted: boolean;
  isLocked: boolean;
  /** The ids of the question's text and of the notes below it. */
  labelledBy: string;
  describedBy: string | undefined;
  writing: { dir: string; lang: string };
  onChoose: (option: number, row?: number) => void;
  onEnter: (entry: GivenAnswer | null) => void;
}

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

/** Points so short that they stand side by side on a phone, such as numbers. */
export const areShort = (points: readonly string[]) =>
  points.length <= formLimits.scale.points && points.every((point) => point.length <= 3);
