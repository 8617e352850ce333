import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { reload } from "./selection.ts";

it("reports a row that was deleted in between as not found", async () => {
  const { platform } = await testApp();
  await expect(reload(platform.db.content, {}, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
});
