import { Button, Flex, Text } from "@chakra-ui/react";
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { UpdateCandidateInput } from "#relay/useEditMutation.graphql.ts";
import type { useQuestion_candidate$data, useQuestion_candidate$key } from "#relay/useQuestion_candidate.graphql.ts";
import { questionRules } from "../../../../../api/src/content/content.rules.ts";
import { blankDraft, type Draft, question } from "../../../editor/draft/draft.ts";
import { createUndoStore } from "../../../editor/draft/undoStore.ts";
import { DraftContext } from "../../../editor/draft/useDraft.ts";
import { createFieldErrors, FieldErrorsContext } from "../../../editor/field/fieldErrors.ts";
import { type Issue, placed } from "../../../editor/field/rules.ts";
import { QuestionFields } from "../../../editor/question/QuestionFields.tsx";
import { capitals, editInput, formVariable, keyVariable } from "../../../editor/saving/input.ts";
import { storedOptions } from "../../../editor/saving/stored.ts";
import { answeringOf } from "../../../editor/saving/storedAnswering.ts";
import type { Kind } from "../../../product/kind.ts";
import { announce } from "../../../ui/announce.ts";
import { isComposing } from "../../../ui/composing.ts";
import { useLeaveWarning } from "../../../ui/hooks/useLeaveWarning.ts";
import { useEdit } from "./useEdit.ts";
import { useQuestion } from "./useQuestion.ts";

interface CandidateEditorProps {
  candidate: useQuestion_candidate$key;
  place: number;
  kind: Kind;
  onClose: () => void;
}

/** The editor's fields for one question, shown instead of its card. */
export function CandidateEditor({ candidate, place, kind, onClose }: CandidateEditorProps) {
  const item = useQuestion(candidate);
  const [store] = useState(() => createUndoStore(draftOf(item, place, kind)));
  const [fieldErrors] = useState(createFieldErrors);
  const { isChanged } = useSyncExternalStore(store.subscribe, store.outline);
  useLeaveWarning(isChanged, () => false);
  const edit = useEdit(item.id);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const scale = useMemo(() => scaleOf(item.optionWeights ?? []), [item.optionWeights]);

  function show(issues: readonly Issue[]) {
    fieldErrors.set(placed(issues.map(({ path, message }) => ({ path: `questions.${place}.${path}`, message }))));
    announce("This question needs attention");
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')?.focus(),
    );
  }

  function save(keeps: boolean) {
    if (isSaving) return;
    const input = editInput(kind, store.present()).questions[place];
    const result = questionRules[kind].safeParse(input);
    if (!result.success)
      return show(result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
    setSaving(true);
    edit(
      { ...inputOf(result.data), ...(keeps && { state: "KEPT" }) },
      () => {
        announce(keeps ? "Saved and kept" : "Saved");
        onClose();
      },
      ({ issues, message }) => {
        setSaving(false);
        show(issues.length > 0 ? issues : [{ path: "questionText", message }]);
      },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === "s" || event.key === "Enter");
    if (isSave) event.preventDefault();
    if (isSave) save(false);
    else if (event.key === "Escape" && !isChanged) onClose();
  }

  const isKept = item.state === "KEPT";
  return (
    <DraftContext value={store}>
      <FieldErrorsContext value={fieldErrors}>
        <form
          ref={form}
          noValidate
          aria-label={`Edit question ${place + 1}`}
          onKeyDown={onKeyDown}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            save(!isKept);
          }}
        >
          <QuestionFields question={place} kind={kind} scale={scale} />
          <Flex wrap="wrap" gap="2" mt="5" align="center">
            <Button type="submit" aria-disabled={isSaving}>
              {isKept ? "Save" : "Save and Keep"}
            </Button>
            {!isKept && (
              <Button variant="outline" colorPalette="ink" aria-disabled={isSaving} onClick={() => save(false)}>
                Save
              </Button>
            )}
            <Button variant="ghost" colorPalette="ink" onClick={onClose}>
              Cancel
            </Button>
            {isChanged && (
              <Text fontSize="sm" color="fg.muted">
                Not saved yet
              </Text>
            )}
          </Flex>
        </form>
      </FieldErrorsContext>
    </DraftContext>
  );
}

const scaleOf = (weights: readonly number[]) =>
  weights.length > 0 && weights.every((weight) => weight <= 1) ? "decimal" : "points";

/** Labels and focus find the fields by the question's place, so blank questions come before it. */
function draftOf(item: useQuestion_candidate$data, place: number, kind: Kind): Draft {
  const { questionText, correctAnswer, optionWeights, explanation } = item;
  const edited = question({
    questionText,
    options: storedOptions(item, scaleOf(optionWeights ?? [])),
    correct: correctAnswer == null ? null : String(correctAnswer),
    explanation: explanation ?? "",
    ...answeringOf(item, kind),
  });
  return { ...blankDraft(kind), questions: [...Array.from({ length: place }, () => question()), edited] };
}

type Question = ReturnType<(typeof questionRules)[Kind]["parse"]>;

/** Null means that a value was left out, so a removed value is sent as an empty one. */
function inputOf(edited: Question): UpdateCandidateInput {
  return {
    ...edited,
    questionType: capitals(edited.questionType),
    form: formVariable(edited) ?? {},
    answerKey: keyVariable(edited),
    ...("explanation" in edited && { explanation: edited.explanation ?? "" }),
    ...("optionFeedback" in edited && { optionFeedback: edited.optionFeedback ?? [] }),
  };
}
