import { graphql } from "react-relay";
import { type QuestionType, questionTypes } from "../../../../api/src/content/content.shared.ts";
import {
  type AnswerKey,
  type QuestionForm,
  scaleLooks,
  scoringRules,
} from "../../../../api/src/content/question/form/form.shared.ts";
import { questionScoringOf } from "../../../../api/src/content/question/form/scoring.shared.ts";

graphql`
  fragment stored_form on QuestionForm {
    choice {
      other
      none
      pinned
    }
    scale {
      look
      lowLabel
      highLabel
      isNps
    }
    rows
    text {
      isLong
      minLength
      maxLength
      isShared
    }
    number {
      decimals
      unit
      min
      max
    }
  }
`;

graphql`
  fragment stored_answerKey on AnswerKey {
    options
    scoring {
      rule
      belowZero
      isInherited
    }
    text {
      accepted
      matchCase
      matchSpaces
      matchAccents
      allowTypo
    }
    number {
      value
      tolerance
    }
  }
`;

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

/** Removes the members of other types, which are null in GraphQL. */
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

interface ReadScoring {
  readonly rule: string;
  readonly belowZero: boolean;
  readonly isInherited?: boolean;
}

export const ruleOf = (scoring: { readonly rule: string } | null | undefined) =>
  scoringRules.find((rule) => rule === scoring?.rule.toLowerCase());

export function storedKey({ answerKey }: { answerKey?: object | null | undefined }): AnswerKey | null {
  const members: { scoring?: ReadScoring } | null | undefined = present(answerKey);
  if (!members) return null;
  const { scoring, ...others } = members;
  const rule = ruleOf(scoring);
  return { ...others, ...(scoring && rule && { scoring: questionScoringOf({ ...scoring, rule }) }) } as AnswerKey;
}

/** Converts a question's answer format from GraphQL to the form used on screens. */
export const storedAnswering = <Stored extends Parameters<typeof storedForm>[0] & Parameters<typeof storedKey>[0]>(
  stored: Stored,
) => ({ ...stored, form: storedForm(stored), answerKey: storedKey(stored) });

/** Returns a question's type as the rules name it; undefined for a newer server's type. */
export const knownType = (type: string): QuestionType | undefined =>
  questionTypes.find((one) => one === type.toLowerCase());
