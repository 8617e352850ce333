import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { openSession } from "../../api/src/account/session.ts";
import { globalId } from "../../api/src/platform/ids.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { answersTo, aQuiz } from "./fill.ts";
import { once, openLoop, percentile } from "./load.ts";
import type { Service } from "./service.ts";
import { ms, record } from "./table.ts";

const query =
  "subscription ($id: ID!) { resultsChanged(contentId: $id) { results { totalAttempts averageScore questions { responses options { count } } } } }";
const perSocket = 50;

/** From the answer to a submission to the next number that includes it, on every watcher's socket. */
export async function watching(platform: Platform, service: Service, owner: string, watchers: number, must: number) {
  const quiz = await aQuiz(platform, owner);
  const answers = await answersTo(platform, quiz.id);
  const acknowledged: number[] = [];
  const delays: number[] = [];
  let measuring = false;
  const { accessToken } = await openSession(platform, platform.db, owner);
  const clients = await Promise.all(
    Array.from({ length: watchers / perSocket }, async () => {
      const client = createClient({
        url: `${service.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        lazy: false,
        connectionParams: { accessToken },
      });
      for (let index = 0; index < perSocket; index++) {
        let seen = 0;
        client.subscribe<{ resultsChanged: { results: { totalAttempts: number } } }>(
          { query, variables: { id: globalId("Content", quiz.id) } },
          {
            next({ data }) {
              const now = performance.now();
              const total = data?.resultsChanged.results.totalAttempts ?? 0;
              // Every attempt it had not seen yet has waited since it was acknowledged.
              if (measuring)
                for (let attempt = seen; attempt < total; attempt++)
                  delays.push(Math.max(0, now - (acknowledged[attempt] ?? now)));
              seen = total;
            },
            error: (error) => console.error(error),
            complete() {},
          },
        );
      }
      return client;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 2000));
  measuring = true;
  await openLoop(500, 5, async () => {
    await once(service.url, { method: "POST", path: `/api/quizzes/${quiz.id}/attempts`, body: { answers } });
    acknowledged.push(performance.now());
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.all(clients.map((client) => client.dispose()));
  const p99 = percentile(delays, 0.99);
  record(
    `live: acknowledged to each of ${watchers.toLocaleString("en")} watchers, 500 submissions/s meanwhile, p99`,
    `≤ ${must} ms`,
    `${ms(p99)} (${delays.length.toLocaleString("en")} waits)`,
    p99 <= must,
  );
}
