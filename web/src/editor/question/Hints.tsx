import { useEffect, useEffectEvent, useState } from "react";
import { languageOfQuestion } from "../../../../api/src/clinic/clinic.shared.ts";
import type { Change, Examined, Fix } from "../../../../api/src/clinic/question.shared.ts";
import { Findings } from "../../product/clinic/Findings.tsx";
import type { Kind } from "../../product/kind.ts";
import { announce } from "../../ui/announce.ts";
import { type DraftQuestion, option, textOf } from "../draft/draft.ts";
import { draftValue, setDraftValue, useDraft } from "../draft/useDraft.ts";
import { asksOptions, formOf, keyOf, typeSent } from "../saving/answering.ts";

/** A pause in typing after which the question is examined, in milliseconds. */
const pause = 800;

interface HintsProps {
  question: number;
  kind: Kind;
}

/** The hints on a question in its current state, with fixes that can be undone like any change. */
export function Hints({ question: place, kind }: HintsProps) {
  const name = `questions.${place}` as const;
  const store = useDraft();
  const { question, settle } = useRested(name);
  if (!question) return null;
  const examined = examinedOf(question, kind);

  function fix({ label, ...change }: Fix) {
    const now = draftValue(store.present(), name);
    // The author may have changed the question since the pause.
    const isSame = now === question;
    if (isSame) setDraftValue(store, name, changed(now, change));
    settle();
    announce(isSame ? `Done: ${label}` : "The question has changed");
  }

  return (
    <Findings
      question={examined}
      kind={kind}
      number={place + 1}
      language={store.present().language || languageOfQuestion(examined, textOf(store.present()))}
      isSpoken
      onFix={fix}
      onGone={() => document.getElementsByName(`${name}.questionText`)[0]?.focus()}
    />
  );
}

/** The question as it was at the last pause in typing. `settle` updates it immediately. */
function useRested(name: `questions.${number}`) {
  const { subscribe, present } = useDraft();
  const current = () => draftValue(present(), name);
  const [question, setQuestion] = useState(current);
  const settle = useEffectEvent(() => setQuestion(current()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
  return { question, settle: () => setQuestion(current()) };
}

function examinedOf(question: DraftQuestion, kind: Kind): Examined {
  const { questionText, questionType, correct, explanation } = question;
  // The draft keeps the options of types that the author tried.
  const options = asksOptions(question) ? question.options : [];
  const right = options.findIndex(({ key }) => key === correct);
  return {
    text: questionText,
    options: options.map(({ text }) => text),
    correct: right === -1 ? null : right,
    explanation,
    questionType: typeSent(kind, questionType),
    form: formOf(question),
    answerKey: kind === "QUIZ" ? keyOf(question) : null,
  };
}

/** Replaces texts of a question. Options that move keep their keys and weights. */
function changed(question: DraftQuestion, { text, explanation, options }: Change): DraftQuestion {
  return {
    ...question,
    questionText: text ?? question.questionText,
    explanation: explanation ?? question.explanation,
    options:
      options?.map(({ from, text }) => {
        const old = from === null ? undefined : question.options[from];
        return old ? { ...old, text } : option(text);
      }) ?? question.options,
  };
}
