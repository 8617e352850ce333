import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { CandidateEvidence_candidate$key } from "#relay/CandidateEvidence_candidate.graphql.ts";
import { fixed } from "../../../../../api/src/clinic/question.shared.ts";
import { formVariable, keyVariable } from "../../../editor/saving/input.ts";
import { knownType, storedAnswering } from "../../../product/answering/stored.ts";
import { LazyFindings } from "../../../product/clinic/LazyFindings.tsx";
import type { Kind } from "../../../product/kind.ts";
import { Passage } from "../../../product/Passage.tsx";
import { Evidence } from "../../created/Evidence.tsx";
import { Explanation } from "../../created/Explanation.tsx";
import { OptionFeedback } from "../../created/OptionFeedback.tsx";
import { useEdit } from "./useEdit.ts";
import { useQuestion } from "./useQuestion.ts";

interface CandidateEvidenceProps {
  candidate: CandidateEvidence_candidate$key;
  place: number;
  kind: Kind;
  card: RefObject<HTMLElement | null>;
}

/** The case for and against a question: its explanation and passage, the results of its check, hints on its wording. */
export function CandidateEvidence({ candidate, place, kind, card }: CandidateEvidenceProps) {
  const drafted = useFragment(
    graphql`
      fragment CandidateEvidence_candidate on Candidate {
        passage
        passageAnchor {
          ...Passage_anchor @relay(mask: false)
        }
        evidence {
          answerable
          guessable
          level
          flaws
        }
        section
        ...useQuestion_candidate
      }
    `,
    candidate,
  );
  const { passage, passageAnchor, evidence, section } = drafted;
  const answering = storedAnswering(useQuestion(drafted));
  const { id, questionText, options, correctAnswer, optionWeights, explanation, optionFeedback } = answering;
  const { type, form, answerKey } = answering;
  const edit = useEdit(id);
  const question = {
    text: questionText,
    options,
    correct: correctAnswer ?? null,
    explanation: explanation ?? "",
    questionType: knownType(type),
    form,
    answerKey,
  };
  return (
    <>
      {optionFeedback && <OptionFeedback texts={optionFeedback} />}
      {explanation && explanation !== passage && <Explanation>{explanation}</Explanation>}
      {passage && <Passage text={passage} anchor={passageAnchor ?? null} section={section} />}
      {evidence && <Evidence {...evidence} />}
      <LazyFindings
        question={question}
        kind={kind}
        number={place + 1}
        onFix={(fix) => {
          const { text, options, correct, explanation, ...after } = fixed(question, fix);
          const weights = fix.options?.map(({ from }) => optionWeights?.[from ?? -1] ?? 0);
          const feedback = fix.options?.map(({ from }) => optionFeedback?.[from ?? -1] ?? "");
          edit({
            questionText: text,
            options,
            correctAnswer: correct,
            explanation,
            optionFeedback: optionFeedback && (feedback ?? optionFeedback),
            optionWeights: optionWeights && (weights ?? optionWeights),
            form: formVariable(after),
            answerKey: keyVariable(after),
          });
        }}
        onGone={() => card.current?.focus()}
      />
    </>
  );
}
