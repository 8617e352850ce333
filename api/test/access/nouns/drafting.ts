import type { Action, Fields } from "../rules.ts";

export const draftingActions: Action[] = [
  { noun: "draft", action: "list", rule: "signed in", rest: ["GET /api/draftings"] },
  { noun: "draft", action: "see", rule: "the owner alone", node: ["Drafting", "Candidate"] },
  {
    noun: "draft",
    action: "read",
    rule: "its person, to read",
    rest: ["GET /api/draftings/:id", "GET /api/draftings/:id/events"],
    subscription: ["draftingChanged"],
  },
  {
    noun: "draft",
    action: "begin",
    rule: "signed in, to change",
    rest: ["POST /api/draftings"],
    mutation: ["beginDrafting"],
  },
  {
    noun: "draft",
    action: "begin for a question",
    rule: "the owner, to change",
    rest: ["POST /api/content/:id/questions/:questionId/drafting"],
    mutation: ["draftAnother"],
  },
  {
    noun: "draft",
    action: "look into a source",
    rule: "signed in, to change",
    rest: ["POST /api/draftings/outlook"],
    mutation: ["readOutlook"],
  },
  {
    noun: "draft",
    action: "change",
    rule: "its person, to change",
    rest: [
      "DELETE /api/draftings/:id",
      "POST /api/draftings/:id/more",
      "POST /api/draftings/:id/resume",
      "POST /api/draftings/:id/stop",
      "POST /api/draftings/:id/finish",
      "PATCH /api/draft-questions/:id",
      "POST /api/draft-questions/:id/revise",
      "POST /api/draft-questions/:id/restore",
    ],
    mutation: [
      "discardDrafting",
      "draftMore",
      "resumeDrafting",
      "stopDrafting",
      "finishDrafting",
      "updateCandidate",
      "reviseCandidate",
      "restoreCandidate",
    ],
  },
];

export const draftingFields: Fields = {
  Drafting: {
    "the owner alone":
      "id key kind origin title sourceUrl state line questionCount wanted missing difficulty questionTypes language audience focus sections sourceSections notices candidates content isAddition addsTo createdAt updatedAt",
  },
  Candidate: {
    "the owner alone":
      "id key state isEdited questionText questionType options correctAnswer optionWeights explanation optionFeedback required points form answerKey passage passageAnchor evidence section findings",
  },
};
