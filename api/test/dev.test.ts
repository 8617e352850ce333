import { expect, it } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { testDatabase } from "./database.ts";
import { runScript } from "./program.ts";

it("develops: Vite serves both pages, the service answers behind it, and a signal ends all of it", {
  tags: ["slow"],
}, async () => {
  const url = await testDatabase();
  const port = await freePort();
  const dev = runScript("dev", [], { DATABASE_URL: url, PORT: String(port) });
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  await expect.poll(dev.output, { timeout: 30_000 }).toContain(`Assay is ready at http://localhost:${port}`);
  // Vite is ready a moment later.
  await expect
    .poll(() => get("/readyz").then(JSON.parse, () => null), { timeout: 10_000 })
    .toEqual({ status: "ready" });
  for (const path of ["/", "/dashboard", "/survey/some-id/results"]) {
    const page = await get(path);
    expect(page).toContain("/@vite/client");
    expect(page).toContain("/src/main.tsx");
  }
  for (const path of ["/quiz/some-id", "/share/survey/some-id", "/take"])
    expect(await get(path)).toContain("/src/take/main.tsx");
  dev.child.kill("SIGTERM");
  expect(await dev.exited).toBe(0);
  await expect(get("/readyz")).rejects.toThrow();
  await expect(fetch(`http://localhost:${port + 1}/readyz`)).rejects.toThrow();
});
