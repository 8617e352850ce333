import { randomUUID } from "node:crypto";
import { assessmentInput, quizInput } from "../factories.ts";
import type { World } from "./world.ts";

/** Actions that users and programs repeat while something fails. */
export interface Flow {
  name: string;
  /** Does one thing; true if it was acknowledged. */
  act(): Promise<boolean>;
  /** Lists everything acknowledged that was lost, doubled or miscounted. */
  check(): Promise<string[]>;
}

interface Item {
  id: string;
  answers: Record<string, number>;
}

export async function makeFlows(world: World): Promise<Flow[]> {
  const password = "correct horse";
  const email = `${randomUUID()}@example.com`;
  const person = { email, password, confirmPassword: password, firstName: "Ada", lastName: "Byron" };
  const session = await world.insist({ method: "POST", path: "/auth/register", body: person });
  world.as(session?.body.accessToken);
  await world.rows("UPDATE users SET is_email_verified = true");

  const made = async (path: string, body: object): Promise<Item> => {
    const { id, questions } = (await world.insist({ method: "POST", path, body, key: randomUUID() }))?.body ?? {};
    return { id, answers: Object.fromEntries(questions.map((question: { id: string }) => [question.id, 1])) };
  };
  const [plain, keyed, edited] = [
    await made("/quizzes/manual", quizInput),
    await made("/quizzes/manual", quizInput),
    await made("/quizzes/manual", quizInput),
  ];
  const watched = await made("/quizzes/skill-based", { ...assessmentInput, emailResultsSettings: { enabled: true } });
  await world.insist({ method: "POST", path: `/quizzes/${watched.id}/webhooks`, body: { url: world.receiver.url } });
  return [
    submitting(world, "submit", plain, false),
    submitting(world, "submit with key", keyed, true),
    withWebhookAndMail(world, watched),
    editing(world, edited),
    creating(world),
    deleting(world),
  ];
}

function submitting(world: World, name: string, { id, answers }: Item, hasKey: boolean, extra = () => ({})): Flow {
  /** The acknowledged keys (or ids), with their ids. */
  const acknowledged = new Map<string, string>();
  const path = `/quizzes/${id}/attempts`;
  return {
    name,
    async act() {
      const key = hasKey ? randomUUID() : undefined;
      const request = { method: "POST", path, body: { answers, duration: 5, ...extra() }, ...(key && { key }) };
      const answer = key ? await world.insist(request) : await world.send(request);
      if (answer?.status !== 201) return false;
      acknowledged.set(key ?? answer.body.id, answer.body.id);
      return true;
    },
    async check() {
      const rows = await world.rows<{ id: string; key: string | null }>(
        "SELECT id, attempt_key AS key FROM attempts WHERE quiz_id = $1",
        [id],
      );
      const stored = new Set(rows.map((row) => row.id));
      const lost = [...acknowledged.values()].filter((one) => !stored.has(one));
      const doubled = hasKey ? rows.length - new Set(rows.map(({ key }) => key)).size : 0;
      const [counts] = await world.rows<{ tallied: number; daily: number; timed: number }>(
        `SELECT (SELECT coalesce(sum(attempts), 0)::int FROM tallies WHERE quiz_id = $1) AS tallied,
                (SELECT coalesce(sum(attempts), 0)::int FROM daily_tallies WHERE quiz_id = $1) AS daily,
                (SELECT coalesce(sum(cell), 0)::int FROM duration_tallies, unnest(cells) AS cell WHERE quiz_id = $1) AS timed`,
        [id],
      );
      return [
        ...lost.map((one) => `${one} is lost`),
        ...(doubled > 0 ? [`${doubled} are stored twice`] : []),
        ...Object.entries(counts ?? {})
          .filter(([, count]) => count !== rows.length)
          .map(([name, count]) => `${count} are ${name}, ${rows.length} stored`),
      ];
    },
  };
}

/** Checks that each attempt is sent to a webhook and mailed exactly once, or is still queued. */
function withWebhookAndMail(world: World, item: Item): Flow {
  const flow = submitting(world, "submit with webhook and mail", item, true, () => ({
    participantEmail: `${randomUUID()}@example.com`,
  }));
  const queued = (queue: string) => `EXISTS (SELECT FROM pgboss.job WHERE name = '${queue}' AND data->>'key' = a.id)`;
  return {
    ...flow,
    async check() {
      const rows = await world.rows<{ id: string; hasMail: boolean; isQueued: boolean; messages: string[] }>(
        `SELECT id, EXISTS (SELECT FROM mails WHERE id = a.id) OR ${queued("result-mail")} AS "hasMail",
                ${queued("attempt-stored")} AS "isQueued",
                ARRAY(SELECT id FROM webhook_deliveries WHERE attempt_id = a.id) AS messages
           FROM attempts a WHERE quiz_id = $1`,
        [item.id],
      );
      // The log drops old messages, so received ones count as well. The same id twice counts once.
      const messages = new Map(rows.map(({ id, messages }) => [id, new Set(messages)]));
      for (const { headers, body } of world.receiver.calls)
        messages.get(JSON.parse(body).data.attempt.id)?.add(headers["webhook-id"] ?? "");
      return [
        ...(await flow.check()),
        ...rows.filter(({ hasMail }) => !hasMail).map(({ id }) => `${id} has no mail`),
        ...rows
          .filter(({ id, isQueued }) => messages.get(id)?.size !== 1 && !(isQueued && messages.get(id)?.size === 0))
          .map(({ id }) => `${id} has ${messages.get(id)?.size} messages`),
      ];
    },
  };
}

function editing(world: World, { id }: Item): Flow {
  let edits = 0;
  let isBusy = false;
  return {
    name: "edit",
    async act() {
      if (isBusy) return false;
      isBusy = true;
      const body = { title: `Edit ${edits + 1}` };
      const answer = await world.insist({ method: "PUT", path: `/quizzes/${id}`, body, key: randomUUID() });
      if (answer) edits++;
      isBusy = false;
      return answer !== null;
    },
    async check() {
      const rows = await world.rows("SELECT title, revision FROM quizzes WHERE id = $1", [id]);
      const expected = { title: `Edit ${edits}`, revision: edits + 1 };
      const isRight = edits === 0 || JSON.stringify(rows[0]) === JSON.stringify(expected);
      return isRight ? [] : [`The item is ${JSON.stringify(rows[0])} after ${edits} edits`];
    },
  };
}

const newItem = () => ({
  method: "POST",
  path: "/quizzes/manual",
  key: randomUUID(),
  body: { ...quizInput, title: randomUUID() },
});

function creating(world: World): Flow {
  const acknowledged = new Map<string, string>();
  return {
    name: "create",
    async act() {
      const request = newItem();
      const answer = await world.insist(request);
      if (answer) acknowledged.set(request.body.title, answer.body.id);
      return answer !== null;
    },
    async check() {
      const titles = [...acknowledged.keys()];
      const rows = await world.rows<{ id: string; title: string }>(
        "SELECT id, title FROM quizzes WHERE title = ANY($1)",
        [titles],
      );
      const wrong = titles.filter((title) => {
        const found = rows.filter((row) => row.title === title);
        return found.length !== 1 || found[0]?.id !== acknowledged.get(title);
      });
      return wrong.map((title) => `${title} is there ${rows.filter((row) => row.title === title).length} times`);
    },
  };
}

function deleting(world: World): Flow {
  const gone: string[] = [];
  return {
    name: "delete",
    async act() {
      const id = (await world.insist(newItem()))?.body.id;
      if (!id) return false;
      // A retried deletion may find the object already deleted.
      const isGone = ({ status }: { status: number }, tries: number) => status < 300 || (status === 404 && tries > 1);
      const answer = await world.insist({ method: "DELETE", path: `/quizzes/${id}` }, isGone);
      if (answer) gone.push(id);
      return answer !== null;
    },
    async check() {
      const rows = await world.rows<{ id: string }>(
        "SELECT id FROM quizzes WHERE id = ANY($1) AND deleted_at IS NULL",
        [gone],
      );
      return rows.map(({ id }) => `${id} is still there`);
    },
  };
}
