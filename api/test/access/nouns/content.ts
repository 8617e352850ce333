import type { Action, Fields } from "../rules.ts";

export const contentActions: Action[] = [
  {
    noun: "content",
    action: "see",
    rule: "who sees the item",
    rest: ["GET /api/quizzes/:id", "GET /api/surveys/:id"],
    query: ["content"],
    node: ["Content"],
  },
  {
    noun: "content",
    action: "find by its short code",
    rule: "who sees the item",
    rest: ["GET /api/short-links/:code"],
  },
  {
    noun: "content",
    action: "list one's own",
    rule: "signed in",
    rest: ["GET /api/dashboard", "GET /api/content"],
  },
  {
    noun: "content",
    action: "create",
    rule: "signed in, to change",
    rest: ["POST /api/quizzes/manual", "POST /api/quizzes/skill-based", "POST /api/surveys"],
    mutation: ["createQuiz", "createSurvey", "createAssessment"],
  },
  {
    noun: "content",
    action: "generate",
    rule: "signed in, to change",
    rest: [
      "POST /api/quizzes",
      "POST /api/quizzes/generate-ai",
      "POST /api/quizzes/from-pdf",
      "POST /api/surveys/ai-generate",
      "POST /api/surveys/from-url",
      "POST /api/surveys/from-pdf",
      "POST /api/pdfs/upload",
      "POST /api/generations",
    ],
    mutation: ["generateContent", "endGeneration", "createUploadLink"],
  },
  { noun: "content", action: "send an image for it", rule: "signed in, to change", rest: ["POST /api/images"] },
  {
    noun: "content",
    action: "have an image described that is none",
    rule: "signed in, to change nothing",
    rest: ["POST /api/images/:hash/description"],
    mutation: ["describeImage"],
  },
  {
    noun: "content",
    action: "send a file to a link",
    rule: "nobody without the link",
    rest: ["PUT /api/pdfs/objects/:id"],
  },
  {
    noun: "content",
    action: "watch its generation",
    rule: "signed in",
    rest: ["GET /api/generations"],
    subscription: ["generationProgress", "generations"],
  },
  {
    noun: "content",
    action: "find what a key of nobody's made",
    rule: "signed in, to find nothing",
    rest: ["GET /api/generations/:id", "GET /api/generations/:id/events"],
    query: ["generated"],
  },
  {
    noun: "content",
    action: "stop a generation that is none",
    rule: "signed in, to change nothing",
    rest: ["DELETE /api/generations/:id"],
  },
  {
    noun: "template",
    action: "see",
    rule: "anybody",
    rest: ["GET /api/templates", "GET /api/templates/:name"],
    query: ["templates", "template"],
  },
  { noun: "content", action: "ask for a model", rule: "anybody", query: ["hasModel", "describesImages"] },
  {
    noun: "content",
    action: "read whole",
    rule: "the owner, to read",
    rest: ["GET /api/content/:id", "GET /api/content/:id/findings", "GET /api/content/:id/missing"],
  },
  {
    noun: "content",
    action: "read its translations",
    rule: "the owner, to read",
    rest: ["GET /api/content/:id/translations", "GET /api/content/:id/translations/:language"],
  },
  {
    noun: "content",
    action: "translate",
    rule: "the owner, to change",
    rest: ["PUT /api/content/:id/translations/:language", "DELETE /api/content/:id/translations/:language"],
    mutation: ["saveTranslation", "deleteTranslation"],
  },
  {
    noun: "content",
    action: "have a translation drafted",
    rule: "the owner, to change",
    rest: ["POST /api/content/:id/translations/:language/draft"],
    mutation: ["draftTranslation"],
  },
  {
    noun: "content",
    action: "edit",
    rule: "the owner, to change",
    rest: ["PUT /api/quizzes/:id", "PUT /api/surveys/:id", "PATCH /api/content/:id"],
    mutation: ["updateContent"],
  },
  {
    noun: "content",
    action: "write what its generation fell short of",
    rule: "the owner, to change",
    rest: ["POST /api/content/:id/missing"],
    mutation: ["writeMissing"],
  },
  {
    noun: "content",
    action: "duplicate",
    rule: "the owner, to change",
    rest: ["POST /api/quizzes/:id/duplicate", "POST /api/surveys/:id/duplicate", "POST /api/content/:id/duplicate"],
    mutation: ["duplicateContent"],
  },
  {
    noun: "content",
    action: "delete",
    rule: "the owner, to change",
    rest: ["DELETE /api/quizzes/:id", "DELETE /api/surveys/:id", "DELETE /api/content/:id"],
    mutation: ["deleteContent"],
  },
  {
    noun: "content",
    action: "list what is in the trash",
    rule: "signed in",
    rest: ["GET /api/trash"],
  },
  { noun: "content", action: "see in the trash", rule: "the owner alone", node: ["TrashedItem"] },
  {
    noun: "content",
    action: "restore, or delete for good",
    rule: "its person, to change",
    rest: [
      "POST /api/quizzes/:id/restore",
      "POST /api/surveys/:id/restore",
      "POST /api/content/:id/restore",
      "DELETE /api/trash/:id",
    ],
    mutation: ["restoreContent", "purgeContent"],
  },
  {
    noun: "content",
    action: "empty the trash",
    rule: "signed in, to change",
    rest: ["DELETE /api/trash"],
    mutation: ["emptyTrash"],
  },
  { noun: "question", action: "see", rule: "who sees the item", node: ["Question"] },
  { noun: "question", action: "see what was replaced", rule: "the owner alone", node: ["Question, replaced"] },
  {
    noun: "content",
    action: "close or delete in its owner's place",
    rule: "administrators, once its owner is gone",
    rest: ["POST /api/admin/content/:id/unpublish", "DELETE /api/admin/content/:id"],
    mutation: ["unpublishOrphan", "deleteOrphan"],
  },
];

export const contentFields: Fields = {
  Content: {
    "who sees the item":
      "id key shortUrl kind title description descriptionHtml format language difficulty isPublic showResultsToTakers collectEmailUpfront revision createdAt updatedAt canEdit questions rules availability timeLeft languages inLanguage",
    "the owner alone":
      "attemptCount averageScore lastAttemptAt timeZone recentDays results analysis attempts textsMarkedAt webhooks missing translations answerLanguages regradePreview regradings retention",
    "the owner and administrators":
      "skillLevels scale emailResultsSettings draftedBy source sourceType sourceUrl draftUsage endings passcode",
    "administrators alone": "creator stats",
  },
  TrashedItem: {
    "the owner alone": "id contentId kind title attemptCount deletedAt expiresAt",
  },
  Question: {
    "who sees the item": "id key text plainText html type options plainOptions plainRows order required points form",
    "the owner alone": "texts words themes",
    "the owner and administrators":
      "correctAnswer answerKey optionWeights explanation explanationHtml passage passageAnchor evidence findings",
  },
};
