/** `npm run demo` fills an empty database with people, items and two months of responses. The server may be running. */
import { hashPassword } from "../../api/src/account/password.ts";
import { createAssessment, createQuiz, createSurvey } from "../../api/src/content/create/create.ts";
import { findItem } from "../../api/src/content/taking/item.ts";
import type { Content } from "../../api/src/generated/prisma/client.ts";
import { openDatabaseUrl, withDataDir } from "../../api/src/platform/data/database-url.ts";
import { migrate } from "../../api/src/platform/data/migrate.ts";
import { anonymous } from "../../api/src/platform/identity/viewer.ts";
import { createLog } from "../../api/src/platform/log.ts";
import { openPlatform } from "../../api/src/platform/platform.ts";
import { readSettings } from "../../api/src/platform/settings.ts";
import { rebuildTallies } from "../../api/src/results/counting/rebuild.ts";
import { day, fillItem } from "./attempts.ts";
import items from "./items.json" with { type: "json" };

const password = "assay-demo";
const people = [
  { email: "creator@demo.example", firstName: "Clara", lastName: "Stein", isAdmin: false, age: 61 },
  { email: "admin@demo.example", firstName: "Adam", lastName: "Reyes", isAdmin: true, age: 12 },
];

const settings = await withDataDir(readSettings());
const log = createLog("warn");
const database = await openDatabaseUrl(settings, log, { share: true });
await migrate(database.directUrl);
const platform = await openPlatform({ ...settings, rateLimit: false }, database, log);
try {
  if ((await platform.db.user.count()) > 0) {
    console.error("There are people in this database already: the demo only fills an empty one");
    process.exitCode = 1;
  } else await fill();
} finally {
  await platform.close();
  await database.stop();
}

async function fill() {
  const now = Date.now();
  const before = (age: number) => new Date(now - age * day);
  const hashed = await hashPassword(password, "demo");
  const [creator] = await Promise.all(
    people.map(({ age, ...person }) =>
      platform.db.user.create({
        data: { ...person, password: hashed, isEmailVerified: true, createdAt: before(age) },
      }),
    ),
  );
  if (!creator) throw new Error("Nobody to own the items");
  const viewer = { ...anonymous("127.0.0.1"), user: { id: creator.id, isAdmin: false, timeZone: null } };

  const made: { content: Content; attempts: number; age: number }[] = [];
  for (const { attempts, age, questions, ...quiz } of items.quizzes) {
    // The correct option comes first in the data; here its position varies.
    const placed = questions.map(({ options, optionFeedback, ...question }, index) => {
      const correctAnswer = (index * 3 + 1) % options.length;
      const moved = ([right = "", ...wrong]: string[]) => wrong.toSpliced(correctAnswer, 0, right);
      return {
        ...question,
        options: moved(options),
        optionFeedback: optionFeedback && moved(optionFeedback),
        correctAnswer,
      };
    });
    made.push({ content: await createQuiz(platform, viewer, { ...quiz, questions: placed }), attempts, age });
  }
  for (const { attempts, age, ...survey } of items.surveys)
    made.push({ content: await createSurvey(platform, viewer, survey), attempts, age });
  for (const { attempts, age, questions, ...assessment } of items.assessments) {
    const asked = questions.map((question) => ({ ...question, optionWeights: [1, 2, 3, 4] }));
    made.push({
      content: await createAssessment(platform, viewer, { ...assessment, questions: asked }),
      attempts,
      age,
    });
  }

  for (const [index, { content, attempts, age }] of made.entries()) {
    const { id, title } = content;
    const createdAt = before(age);
    await platform.db.content.update({
      where: { id },
      data: { createdAt, revisions: { updateMany: { where: {}, data: { createdAt } } } },
    });
    const item = await findItem(platform, id);
    if (!item) throw new Error(`${title} was not stored`);
    await fillItem(platform, item, { count: attempts, seed: index + 1, since: createdAt.getTime(), now });
    await rebuildTallies(platform, id);
    console.log(`${attempts.toLocaleString("en")} attempts\t${title}`);
  }
  console.log(`\nSign in as ${people.map(({ email }) => email).join(" or ")} with the password ${password}`);
}
