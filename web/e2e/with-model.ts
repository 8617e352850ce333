import { aModelServer, answers, good, type ModelServer } from "../../api/test/servers/model.ts";
import { anArticlePage, aService } from "./service.ts";
import { type Author, anAuthor } from "./take.items.ts";
import { test as base } from "./test.ts";

export interface ModelService {
  url: string;
  model: ModelServer;
  /** The URL of a page that the service may read. */
  article: string;
  author: Author;
}

/** Tests of a service with the test's language model. It starts once for a worker's tests. */
export const test = base.extend<{ service: ModelService }, { started: ModelService }>({
  started: [
    async ({ playwright }, use) => {
      const [model, article] = await Promise.all([aModelServer(), anArticlePage()]);
      const service = await aService({
        OPENAI_API_KEY: "sk-test",
        OPENAI_BASE_URL: model.url,
        OPENAI_IMAGES: "on",
        FETCH_ALLOW_HOSTS: article.host,
      });
      try {
        const request = await playwright.request.newContext({ baseURL: service.url });
        await use({ url: service.url, model, article: article.url, author: await anAuthor(request) });
        await request.dispose();
      } finally {
        await service.stop();
        model.close();
        article.stop();
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  service: async ({ started }, use) => {
    started.model.plan(good());
    started.model.planChecks(answers());
    await use(started);
  },
});
