import type { World } from "./world.ts";

type Status = Promise<number>;

/** Actions that change the state of an item, or of its attempts. */
export const actions: Record<string, (world: World) => Status> = {
  "submit answers": ({ taker, id, answers }) =>
    taker("POST", `/quizzes/${id}/attempts`, { answers, participantName: "Eve", attemptKey: crypto.randomUUID() }),
  "rename the item": ({ author, id }) => author("PATCH", `/content/${id}`, { title: "Renamed" }),
  "change a key": ({ author, id, questions }) =>
    author("PATCH", `/content/${id}`, { questions: questions.map((question) => ({ ...question, correctAnswer: 0 })) }),
  "make the item private": ({ author, id }) => author("PATCH", `/content/${id}`, { isPublic: false }),
  "regrade the answers": ({ author, id, revision }) => author("POST", `/content/${id}/regrade`, { revision }),
  "delete one answer": ({ author, attempts }) => author("DELETE", `/attempts/${attempts.Ben}`),
  "delete two answers": ({ author, id, attempts }) =>
    author("POST", `/content/${id}/attempts/deletions`, { ids: [attempts.Ann, attempts.Ben] }),
  "delete all answers": ({ author, id }) => author("POST", `/content/${id}/attempts/deletions`, { all: true }),
  "restore deleted answers": ({ author, deletion }) => author("POST", `/attempt-deletions/${deletion}/undo`),
  "erase a person": ({ author, address }) => author("POST", "/account/erasures", { email: address }),
  "erase one's own answers": ({ taker, id, attemptKey }) =>
    taker("POST", `/content/${id}/own-answers/erasure`, { attemptKey }),
  "invite a person": ({ author, id }) =>
    author("POST", `/content/${id}/invitations`, { text: "Fay <fay@people.test>" }),
  "translate the item": ({ author, id, revision }) =>
    author("PUT", `/content/${id}/translations/de`, { revision, title: "Hauptstädte", questions: [] }),
  "move the item to the trash": ({ author, id }) => author("DELETE", `/content/${id}`),
};
