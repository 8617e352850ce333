import type { ChangeEvent } from "react";
import { type FieldPath, type FieldPathByValue, type FieldPathValue, useFormContext, useWatch } from "react-hook-form";
import { written } from "../../../api/src/platform/language.rules.ts";
import { useComplaint } from "./complaints.ts";
import type { Draft } from "./draft.ts";

/** One place of the draft: what stands there, what is wrong with it, and how to put something else. */
export function useField<N extends FieldPath<Draft>>(name: N) {
  const { setValue } = useFormContext<Draft>();
  const value: FieldPathValue<Draft, N> = useWatch<Draft, N>({ name });
  const complaint = useComplaint(name);
  return { value, complaint, put: (next: FieldPathValue<Draft, N>) => setValue(name, next) };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The same for what is typed or chosen, as the properties of its control; `finish` sees it when the control is left. */
export function useText(name: FieldPathByValue<Draft, string>, finish?: (text: string) => string) {
  const { value, complaint, put } = useField(name);
  const onChange = (event: ChangeEvent<Control>) => put(event.target.value);
  const onBlur = finish && (() => finish(value) !== value && put(finish(value)));
  return { control: { name, value, onChange, onBlur, ...written(value) }, complaint };
}
