import { randomUUID } from "node:crypto";
import { publishAnswers } from "../../../src/attempt/publishing/blocks.ts";
import { inTransaction } from "../../../src/platform/data/database.ts";
import { rebuildTallies } from "../../../src/results/counting/rebuild.ts";
import { platform, settled } from "../original.ts";
import type { Actions } from "../world.ts";

const done = (work: Promise<unknown>) => work.then(() => 200);

/** Actions on the answers to an item. */
export const ofAnswers: Actions = {
  "start an attempt": ({ taker, id }) => taker("POST", `/quizzes/${id}/starts`, { attemptKey: randomUUID() }),
  "submit answers": ({ taker, id, questions }) =>
    taker("POST", `/quizzes/${id}/attempts`, {
      answers: Object.fromEntries(questions.map(({ id, questionType }) => [id, questionType === "text" ? "Love" : 1])),
      participantName: "Eve",
      attemptKey: randomUUID(),
    }),
  "regrade the answers": ({ author, id, revision }) => author("POST", `/content/${id}/regrade`, { revision }),
  "delete one answer": ({ author, attempts }) => author("DELETE", `/attempts/${attempts.Ben}`),
  "delete two answers": ({ author, id, attempts }) =>
    author("POST", `/content/${id}/attempts/deletions`, { ids: [attempts.Ann, attempts.Ben] }),
  "delete all answers": ({ author, id }) => author("POST", `/content/${id}/attempts/deletions`, { all: true }),
  "restore deleted answers": ({ author, deletion }) => author("POST", `/attempt-deletions/${deletion}/undo`),
  "erase a person": ({ author, address }) => author("POST", "/account/erasures", { email: address }),
  "erase one's own answers": ({ taker, id, keys }) =>
    taker("POST", `/content/${id}/own-answers/erasure`, { attemptKey: keys.Ben }),
  "delete answers whose time is over": ({ id }) => {
    const { db, jobs } = platform;
    return done(inTransaction(db, (tx) => jobs.send(tx, "retention", [id])).then(settled));
  },
  "star a text": ({ author, id, questions, attempts }) =>
    author("PUT", `/content/${id}/questions/${questions[2]?.id}/texts/${attempts.Ben}`, { isStarred: true }),
  "free the held places": ({ author, id }) => author("DELETE", `/content/${id}/places`),
  "issue a certificate": ({ taker, id, keys }) =>
    taker("POST", `/quizzes/${id}/certificates`, { attemptKey: keys.Cleo }),
  "revoke a certificate": ({ author, certificate }) => author("DELETE", `/certificates/${certificate}`),
  "recount the answers": ({ id }) => done(rebuildTallies(platform, id)),
};

export const ofAnonymousAnswers: Actions = {
  "publish waiting answers": ({ id }) => done(publishAnswers(platform, id)),
  "draw a ballot": ({ taker, id, personalKey }) =>
    taker("POST", `/content/${id}/invitations/redeem`, { personalKey, blinded: "A".repeat(342) }),
};
