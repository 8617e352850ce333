import { afterAll, beforeEach } from "vitest";
import { testApp } from "../harness.ts";
import { aModelServer, good } from "./model.ts";

/** A service whose language model is the test's; at the beginning of each it answers well. */
export async function withModel() {
  const model = await aModelServer();
  afterAll(() => model.close());
  beforeEach(() => {
    model.plan(good());
    model.requests.length = 0;
  });
  const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: model.url });
  return { app, platform: app.platform, model };
}
