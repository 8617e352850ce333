import { afterAll, beforeEach } from "vitest";
import { testApp } from "../harness.ts";
import { aModelServer, good } from "./model.ts";

/** A service with the test's language model, which answers well at the beginning of each test. */
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
