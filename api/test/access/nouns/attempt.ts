import type { Action, Fields } from "../rules.ts";

export const attemptActions: Action[] = [
  {
    noun: "attempt",
    action: "start",
    rule: "who sees the item",
    rest: ["POST /api/quizzes/:id/starts", "POST /api/surveys/:id/starts"],
    mutation: ["startAttempt"],
  },
  {
    noun: "attempt",
    action: "submit",
    rule: "who sees the item",
    rest: ["POST /api/quizzes/:id/attempts", "POST /api/surveys/:id/responses"],
    mutation: ["submitAttempt"],
  },
  {
    noun: "attempt",
    action: "try, with nothing stored",
    rule: "the owner, to read",
    rest: [
      "GET /api/quizzes/:id/trial",
      "GET /api/surveys/:id/trial",
      "POST /api/quizzes/:id/trial",
      "POST /api/surveys/:id/trial",
    ],
  },
  { noun: "attempt", action: "read by its id", rule: "the owner alone", node: ["Attempt"] },
  {
    noun: "attempt",
    action: "read",
    rule: "the owner, to read",
    rest: [
      "GET /api/attempts/:id",
      "GET /api/attempts/:id/details",
      "GET /api/content/:id/attempts",
      "GET /api/content/:id/events",
    ],
  },
  {
    noun: "attempt",
    action: "delete",
    rule: "the owner, to change",
    rest: [
      "DELETE /api/attempts/:id",
      "POST /api/content/:id/attempts/deletions",
      "POST /api/attempt-deletions/:id/undo",
    ],
    mutation: ["deleteAttempt", "deleteAttempts", "undoAttemptDeletion"],
  },
  {
    noun: "attempt",
    action: "see how far a deletion is",
    rule: "the owner, to read",
    rest: ["GET /api/attempt-deletions/:id"],
    query: ["attemptDeletion"],
  },
  {
    noun: "attempt",
    action: "read without names",
    rule: "the owner, until it is shared",
    rest: ["GET /api/surveys/:id/responses"],
  },
  {
    noun: "attempt",
    action: "read without names, once shared",
    rule: "who sees the item",
    rest: ["GET /api/surveys/:id/responses, shared"],
  },
  {
    noun: "regrading",
    action: "read",
    rule: "the owner, to read",
    rest: [
      "GET /api/content/:id/regrade",
      "GET /api/content/:id/regradings",
      "GET /api/content/:id/regradings/:regradingId",
    ],
  },
  { noun: "regrading", action: "read by its id", rule: "the owner alone", node: ["Regrading"] },
  {
    noun: "regrading",
    action: "begin",
    rule: "the owner, to change",
    rest: ["POST /api/content/:id/regrade"],
    mutation: ["regradeAnswers"],
  },
  {
    noun: "invitation",
    action: "read",
    rule: "the owner, to read",
    rest: ["GET /api/content/:id/invitations", "GET /api/content/:id/invitations/mailing"],
  },
  { noun: "invitation", action: "read by its id", rule: "the owner alone", node: ["Invitation"] },
  {
    noun: "invitation",
    action: "add, change, send, download",
    rule: "the owner, to change",
    rest: [
      "POST /api/content/:id/invitations/preview",
      "POST /api/content/:id/invitations",
      "POST /api/content/:id/invitations/send",
      "GET /api/content/:id/invitations/links",
    ],
    mutation: ["previewPeople", "addPeople", "sendInvitations", "exportInvitationLinks"],
  },
  {
    noun: "invitation",
    action: "say what is written",
    rule: "the owner, to change",
    rest: ["PATCH /api/content/:id/invitations/mailing"],
    mutation: ["updateInvitationMailing"],
  },
  {
    noun: "invitation",
    action: "change or delete one",
    rule: "its person, to change",
    rest: ["PATCH /api/content/:id/invitations/:invitationId", "DELETE /api/content/:id/invitations/:invitationId"],
    mutation: ["updateInvitation", "deleteInvitation"],
  },
  {
    noun: "invitation",
    action: "open",
    rule: "who sees the item",
    rest: ["POST /api/content/:id/invitations/open", "POST /api/content/:id/invitations/redeem"],
    mutation: ["openInvitation", "drawBallot"],
  },
  {
    noun: "results",
    action: "read",
    rule: "the owner, to read",
    rest: [
      "GET /api/quizzes/:id/results",
      "GET /api/surveys/:id/results",
      "GET /api/content/:id/results",
      "GET /api/content/:id/items",
      "GET /api/content/:id/days",
      "GET /api/content/:id/levels",
      "GET /api/content/:id/languages",
      "GET /api/content/:id/groups",
      "GET /api/content/:id/retention",
      "GET /api/content/:id/questions/:questionId/texts",
      "GET /api/content/:id/questions/:questionId/words",
      "GET /api/content/:id/questions/:questionId/themes",
    ],
    subscription: ["resultsChanged"],
  },
  {
    noun: "results",
    action: "star or hide a text",
    rule: "the owner, to change",
    rest: ["PUT /api/content/:id/questions/:questionId/texts/:attemptId"],
    mutation: ["markText"],
  },
  {
    noun: "results",
    action: "have themes found",
    rule: "the owner, to change",
    rest: ["POST /api/content/:id/questions/:questionId/themes"],
    mutation: ["findThemes"],
  },
  {
    noun: "results",
    action: "export",
    rule: "the owner, to read",
    rest: ["GET /api/quizzes/:id/export", "GET /api/surveys/:id/export"],
    mutation: ["exportResults"],
  },
  {
    noun: "results",
    action: "download by a link",
    rule: "a link that leads nowhere",
    rest: ["GET /api/exports/:secret"],
  },
];

export const attemptFields: Fields = {
  Attempt: {
    "the owner alone":
      "id key participantName participantEmail completedAt duration score percentage totalQuestions skillScore skillLevel revision language late isCounted isAnonymous fields passed content correctAnswers answers corrections",
  },
  Invitation: {
    "the owner alone":
      "id key name email language fields extraMinutes extraPercent mail answer sentAt reminders remindedAt openedAt startedAt finishedAt revokedAt createdAt",
  },
  Regrading: {
    "the owner alone": "id key revision reason mails total done changed ungradable isOver createdAt doneAt",
  },
};
