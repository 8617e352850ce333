import type { Browser } from "playwright";
import { openSession } from "../../../api/src/account/session.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { aCreator, answersTo, filledQuiz } from "../fill.ts";
import { median, once } from "../load.ts";
import type { Service } from "../service.ts";
import { sized } from "../size.ts";
import { ms, record } from "../table.ts";
import { aPhone, slowCpu } from "./phone.ts";

const questions = 100;
const answersEvery = 200;
const answers = sized(50, 3);
const longest = 50;
const mostBytes = 4_000;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Measures the results of a long quiz on a slow phone while responses stream in. */
export async function streaming(platform: Platform, service: Service, browser: Browser) {
  const owner = await aCreator(platform);
  const { id: quiz, attempts } = await filledQuiz(platform, owner, sized(1000, 100), questions);
  const body = { answers: await answersTo(platform, quiz), duration: 60 };
  const { page, devtools } = await aPhone(browser, await openSession(platform, platform.db, owner));
  try {
    const frames: number[] = [];
    devtools.on("Network.webSocketFrameReceived", ({ response }) => {
      if (response.payloadData.includes('"type":"next"')) frames.push(Buffer.byteLength(response.payloadData));
    });
    await page.goto(`${service.url}/results/${quiz}?tab=questions`);
    await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "longtask" });
    });
    frames.length = 0;
    for (let sent = 0; sent < answers; sent++) {
      await once(service.url, { method: "POST", path: `/api/quizzes/${quiz}/attempts`, body });
      await page.waitForTimeout(answersEvery);
    }
    await page.getByText(`All ${(attempts + answers).toLocaleString("en")} responses`).waitFor();
    const tasks = await page.evaluate(() => window.longTasks);
    const worst = Math.max(0, ...tasks);
    record(
      `longest task while answers stream into ${questions} questions (${slowCpu} × CPU, an answer each ${answersEvery} ms)`,
      `≤ ${longest} ms`,
      tasks.length === 0 ? `below ${longest} ms` : `${ms(worst)} (${tasks.length} above ${longest} ms)`,
      worst <= longest,
    );
    const bytes = Math.round(median(frames));
    record(`bytes of a live frame of ${questions} questions`, `≤ ${mostBytes}`, `${bytes}`, bytes <= mostBytes);
  } finally {
    await page.context().close();
  }
}
