import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { testDatabase } from "./database.ts";
import { quizInput } from "./factories.ts";
import { runService } from "./program.ts";
import { openSocket } from "./socket.ts";

async function mailbox() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, callback) {
      stream.resume();
      stream.on("end", () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${port}`, to: (address: string) => received.filter((one) => one === address).length };
}

async function until<T>(read: () => Promise<T> | T, satisfied: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (satisfied(value) || tries === 400) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function aPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const lines = [
    "The Danube rises in the Black Forest of Germany and flows for 2850 kilometres.",
    "It passes through Vienna, Bratislava, Budapest and Belgrade before it reaches the Black Sea.",
    "The Rhine begins in the Swiss Alps and flows for 1233 kilometres to the North Sea.",
    "Its largest tributary is the Moselle, which joins it at Koblenz.",
    "The Volga is the longest river of Europe with a length of 3530 kilometres.",
    "It ends in the Caspian Sea near the city of Astrakhan.",
    "The Thames flows through London and is 346 kilometres long.",
    "The Seine reaches the English Channel at Le Havre after 777 kilometres.",
    "The Elbe crosses Bohemia and Saxony and passes Dresden, Magdeburg and Hamburg.",
    "The Tagus is the longest river of the Iberian Peninsula and ends at Lisbon.",
  ];
  for (let page = 0; page < 2; page++) {
    const sheet = document.addPage();
    for (const [index, line] of lines.entries()) sheet.drawText(line, { x: 40, y: 760 - 24 * index, size: 11, font });
  }
  return Buffer.from(await document.save());
}

it("is one service in two processes, and stays one when one of them is killed", { tags: ["slow"] }, async () => {
  const mails = await mailbox();
  const environment = {
    DATABASE_URL: await testDatabase(),
    TOKEN_SECRET: "s".repeat(32),
    RATE_LIMIT: "off",
    SMTP_URL: mails.url,
    LOG_LEVEL: "silent",
  };
  const start = async () => {
    const port = await freePort();
    const program = runService({ ...environment, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(await until(program.output, (output) => output.includes("is ready"))).toContain("is ready");
    return { url: `http://127.0.0.1:${port}`, program };
  };
  const [here, there] = await Promise.all([start(), start()]);

  async function send({ url }: typeof here, method: string, path: string, body?: unknown, token?: string) {
    const headers = {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  const [email, password] = [`${randomUUID()}@example.com`, "correct horse"];
  const person = { email, password, confirmPassword: password, firstName: "Ada", lastName: "Byron" };
  const first = (await send(here, "POST", "/auth/register", person)).body;
  await until(
    () => mails.to(email),
    (count) => count > 0,
  );

  // A session started on one process continues on the other.
  const { accessToken } = (await send(there, "POST", "/auth/refresh", { refreshToken: first.refreshToken })).body;
  expect((await send(there, "GET", "/auth/me", undefined, accessToken)).body.email).toBe(email);

  // Created here, answered there, watched here.
  const quiz = (await send(here, "POST", "/quizzes/manual", quizInput, accessToken)).body;
  const answers = Object.fromEntries(quiz.questions.map(({ id }: { id: string }) => [id, 0]));
  const socket = openSocket(here.url);
  await socket.init({ accessToken });
  const watch = "subscription ($id: ID!) { resultsChanged(contentId: $id) { results { totalAttempts } } }";
  const told = (attempts: number) => ({
    payload: { data: { resultsChanged: { results: { totalAttempts: attempts } } } },
  });
  expect(await socket.ask(watch, { id: globalId("Content", quiz.id) })).toMatchObject(told(0));
  const attempt = { answers, attemptKey: randomUUID() };
  const receipt = (await send(there, "POST", `/quizzes/${quiz.id}/attempts`, attempt)).body;
  await until(
    () => socket.messages.at(-1),
    (last) => JSON.stringify(last?.payload ?? null).includes('"totalAttempts":1'),
  );
  expect(socket.messages.at(-1)).toMatchObject(told(1));

  // A change here is seen there, despite the cache.
  await send(here, "PUT", `/quizzes/${quiz.id}`, { title: "Changed" }, accessToken);
  const seen = await until(
    () => send(there, "GET", `/quizzes/${quiz.id}`),
    ({ body }) => body.title === "Changed",
  );
  expect(seen.body.title).toBe("Changed");

  // Uploaded here, read there.
  const { uploadURL } = (await send(here, "POST", "/pdfs/upload", undefined, accessToken)).body;
  const put = await fetch(uploadURL, {
    method: "PUT",
    headers: { "content-type": "application/pdf" },
    body: new Uint8Array(await aPdf()),
  });
  expect(put.status).toBeLessThan(300);
  const order = { title: "Rivers", questionCount: 5, pdfPath: new URL(uploadURL).pathname, fileName: "rivers.pdf" };
  const generated = await send(there, "POST", "/quizzes/from-pdf", order, accessToken);
  expect([generated.status, generated.body.questions?.length > 0]).toEqual([201, true]);

  // When one is killed, the other has everything and continues its work.
  const gone = once(here.program.child, "close");
  here.program.child.kill("SIGKILL");
  await gone;
  expect((await send(there, "POST", `/quizzes/${quiz.id}/attempts`, attempt)).body).toEqual(receipt);
  await send(there, "POST", "/auth/forgot-password", { email });
  await until(
    () => mails.to(email),
    (count) => count > 1,
  );
  expect(mails.to(email)).toBe(2);
  expect(
    (await send(there, "GET", `/quizzes/${quiz.id}/results`, undefined, accessToken)).body.stats.totalAttempts,
  ).toBe(1);
});
