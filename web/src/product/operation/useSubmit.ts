import type { FieldValues, Path, SubmitHandler, UseFormReturn } from "react-hook-form";
import { Refused, tellRefusal } from "./refused.ts";

interface Failure<I extends FieldValues> {
  title: string;
  description?: string;
  field?: Path<I>;
}

export function useSubmit<I extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<I, unknown, O>,
  failure: Failure<I>,
  onSubmit: SubmitHandler<O>,
) {
  return form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      for (const { path, message } of issuesOf(error, failure.field))
        form.setError(path as Path<I>, { message }, { shouldFocus: true });
      tellRefusal(failure.title, error, failure.description);
    }
  });
}

const issuesOf = ({ isAnswer, issues, message }: Refused, field: string | undefined) =>
  field && isAnswer && issues.length === 0 ? [{ path: field, message }] : issues;
