import { graphql } from "react-relay";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { stored_item$data } from "#relay/stored_item.graphql.ts";
import type { stored_question$data } from "#relay/stored_question.graphql.ts";
import { difficulties, type Scale } from "../../../../api/src/content/content.shared.ts";
import { ruleOf } from "../../product/answering/stored.ts";
import type { Kind } from "../../product/kind.ts";
import { type Draft, type DraftLevel, type DraftOption, type DraftQuestion, written } from "../draft/draft.ts";
import { draftEndings } from "../rules/endings.ts";
import { draftRetention } from "../rules/retention.ts";
import { draftShown } from "../rules/shown.ts";
import { simpleOf } from "../rules/simple.ts";
import type { Basis } from "./draftStorage.ts";
import { answeringOf } from "./storedAnswering.ts";

/** The fields of an item that its draft is made from. */
graphql`
  fragment stored_item on Content {
    kind
    title
    description
    language
    format
    difficulty
    isPublic
    showResultsToTakers
    collectEmailUpfront
    rules {
      opensAt
      closesAt
      timeLimit
      maxAttempts
      attemptsPerDevice
      excludeLate
      signedFields
      invitedOnly
      needsPasscode
      anonymous
      passMark
      retakes
      counts
      shuffleQuestions
      shuffleOptions
      review
      author
      shown {
        what
        when
      }
    }
    passcode
    scoring {
      rule
      belowZero
    }
    linkFields {
      name
      values
      isGroup
    }
    retention {
      rule {
        what
        days
      }
      isOfSite
    }
    certificate {
      issuer
      signatory
      statesResult
    }
    endings {
      everybody {
        ...EndingFields_ending @relay(mask: false)
      }
      passed {
        ...EndingFields_ending @relay(mask: false)
      }
      failed {
        ...EndingFields_ending @relay(mask: false)
      }
    }
    scale
    skillLevels {
      name
      range
      description
      encouragingMessage
      followUpContent
    }
    emailResultsSettings {
      enabled
      subject
      customMessage
      resourceLinks {
        title
        url
      }
      authorSignature
    }
    questions {
      ...stored_question @relay(mask: false)
    }
  }
`;

graphql`
  fragment stored_question on Question {
    key
    text
    type
    options
    correctAnswer
    optionWeights
    explanation
    optionFeedback
    required
    points
    isCredited
    form {
      ...stored_form @relay(mask: false)
    }
    answerKey {
      ...stored_answerKey @relay(mask: false)
    }
  }
`;

export type StoredQuestion = Omit<stored_question$data, " $fragmentType" | "isCredited"> &
  Partial<Pick<stored_question$data, "isCredited">>;
export type StoredItem = Omit<stored_item$data, " $fragmentType" | "questions"> & {
  readonly questions: readonly StoredQuestion[];
};
type SettingName =
  | "rules"
  | "passcode"
  | "scoring"
  | "linkFields"
  | "retention"
  | "certificate"
  | "endings"
  | "emailResultsSettings";
/** An item that may lack its settings. */
export type DraftSource = Omit<StoredItem, SettingName> & Partial<Pick<StoredItem, SettingName>>;

export const scaleOfStored = ({ scale }: Pick<StoredItem, "scale">): Scale =>
  scale === "DECIMAL" ? "decimal" : "points";

export function draftOf(content: DraftSource): Draft {
  const scale = scaleOfStored(content);
  const mail = content.emailResultsSettings;
  return {
    title: content.title,
    description: content.description ?? "",
    language: content.language ?? "",
    format: content.format === "RICH" ? "rich" : "plain",
    difficulty: difficultyOf(content.difficulty),
    isPublic: content.isPublic,
    showResultsToTakers: content.showResultsToTakers,
    collectEmailUpfront: content.collectEmailUpfront,
    rules: {
      ...simpleOf(content.rules ? { ...content.rules, passcode: content.passcode } : null),
      scoring: { rule: ruleOf(content.scoring) ?? "all", belowZero: content.scoring?.belowZero ?? false },
      shown: draftShown(content.rules?.shown),
      endings: draftEndings(content.endings),
      certificate: {
        isOn: content.certificate != null,
        issuer: content.certificate?.issuer ?? "",
        signatory: content.certificate?.signatory ?? "",
        statesResult: content.certificate?.statesResult ?? true,
      },
      retention: draftRetention(content.retention),
      fields: (content.linkFields ?? []).map(({ name, values, isGroup }, place) => ({
        key: String(place),
        name,
        values: values?.join("\n") ?? "",
        isGroup,
      })),
    },
    emailResultsSettings: {
      enabled: mail?.enabled ?? false,
      subject: mail?.subject ?? "",
      customMessage: mail?.customMessage ?? "",
      resourceLinks: (mail?.resourceLinks ?? []).map(({ title, url }, place) => ({ key: String(place), title, url })),
      authorSignature: mail?.authorSignature ?? "",
    },
    skillLevels: (content.skillLevels ?? []).map((level, place) => levelOf(level, place, scale)),
    questions: content.questions.map((question) => questionOf(question, content.kind as Kind, scale)),
    translationsFrom: "",
  };
}

export const basisOf = ({ revision, questions }: EditorPanel_content$data): Basis => ({
  revision,
  ids: Object.fromEntries(questions.map(({ key, id }) => [key, id])),
});

const difficultyOf = (difficulty: string | null | undefined) =>
  difficulties.find((one) => one === difficulty?.toLowerCase()) ?? "medium";

const levelOf = (level: NonNullable<StoredItem["skillLevels"]>[number], place: number, scale: Scale): DraftLevel => ({
  key: String(place),
  name: level.name,
  from: written(level.range[0] ?? 0, scale),
  to: written(level.range[1] ?? 0, scale),
  description: level.description,
  encouragingMessage: level.encouragingMessage,
  followUpContent: level.followUpContent ?? "",
});

function questionOf(question: StoredQuestion, kind: Kind, scale: Scale): DraftQuestion {
  const { correctAnswer } = question;
  return {
    key: question.key,
    questionText: question.text,
    options: storedOptions(question, scale),
    correct: correctAnswer == null ? null : String(correctAnswer),
    explanation: question.explanation ?? "",
    ...answeringOf(question, kind),
  };
}

export const storedOptions = (
  { options, optionWeights, optionFeedback }: Pick<StoredQuestion, "options" | "optionWeights" | "optionFeedback">,
  scale: Scale,
): DraftOption[] =>
  options.map((text, place) => {
    const weight = optionWeights?.[place];
    return {
      key: String(place),
      text,
      weight: weight === undefined ? "" : written(weight, scale),
      feedback: optionFeedback?.[place] ?? "",
    };
  });
