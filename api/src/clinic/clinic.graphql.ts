import { keyHoldersOnly, Question } from "../content/content.graphql.ts";
import { findItem } from "../content/taking/item.ts";
import { builder } from "../platform/graphql/builder.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { objectOf } from "../platform/shape/object.ts";
import * as contract from "./clinic.contract.ts";
import { findingsInTurn } from "./findings.ts";
import type { Flaw } from "./question.shared.ts";

enumOf<Flaw["part"]>("QuestionPart", "A part of a question.", {
  question: "Text of the question.",
  option: "One of the options, or all of them.",
  explanation: "Explanation of the correct answer.",
});

export const QuestionFinding = objectOf(contract.Finding);

builder.prismaObjectField(Question, "findings", (t) =>
  t.field({
    type: [QuestionFinding],
    ...keyHoldersOnly("Writing flaws that rules detect in the question, those of its text first; may be empty."),
    async resolve(question, _args, { platform }) {
      const item = await findItem(platform, question.contentId);
      return item && findingsInTurn(question, item.kind, item);
    },
  }),
);
