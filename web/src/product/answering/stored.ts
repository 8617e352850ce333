import {
  type AnswerKey,
  type QuestionForm,
  scaleLooks,
} from "../../../../api/src/content/question/form/form.shared.ts";

interface ReadScale {
  readonly look: string;
  readonly lowLabel: string | null | undefined;
  readonly highLabel: string | null | undefined;
  readonly isNps: boolean;
}

interface ReadForm {
  readonly choice?: object | null | undefined;
  readonly scale?: ReadScale | null | undefined;
  readonly rows?: readonly string[] | null | undefined;
  readonly text?: object | null | undefined;
  readonly number?: object | null | undefined;
}

/** Without the members of other types, which GraphQL answers with null. */
const present = <T extends object>(members: T | null | undefined) =>
  members && (Object.fromEntries(Object.entries(members).filter(([, value]) => value != null)) as Partial<T>);

export function storedForm({ form }: { form?: ReadForm | null | undefined }): QuestionForm | null {
  const members = present(form);
  if (!members) return null;
  const { scale, ...others } = members;
  const look = scaleLooks.find((one) => one === scale?.look.toLowerCase()) ?? "numbers";
  const { lowLabel = null, highLabel = null, isNps = false } = scale ?? {};
  return { ...others, ...(scale && { scale: { look, lowLabel, highLabel, isNps } }) } as QuestionForm;
}

export const storedKey = ({ answerKey }: { answerKey?: object | null | undefined }): AnswerKey | null =>
  (present(answerKey) as AnswerKey | null | undefined) ?? null;
