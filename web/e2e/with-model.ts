import type { PlaywrightWorkerArgs } from "playwright/test";
import { aModelServer } from "../../api/test/servers/model.ts";
import { aService } from "./service.ts";
import { anAuthor } from "./take.items.ts";

/** A service whose language model is the test's, and somebody who has an account there. */
export async function withModel(
  { playwright }: Pick<PlaywrightWorkerArgs, "playwright">,
  settings: Record<string, string> = {},
) {
  const model = await aModelServer();
  const service = await aService({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: model.url, ...settings });
  const request = await playwright.request.newContext({ baseURL: service.url });
  async function stop() {
    await request.dispose();
    await service.stop();
    model.close();
  }
  try {
    return { model, url: service.url, author: await anAuthor(request), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
