import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { takePages } from "../../src/content/taking/page.rest.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { createHttp, type Http } from "../../src/platform/rest/http.ts";

const template = `<html lang="en"><head><title>Assay</title></head><body><div id="root"></div></body></html>`;

/** The takers' pages, with a template that was not built. Closed after the file that calls this. */
export async function takersPages(platform: Platform): Promise<Http> {
  const folder = mkdtempSync(join(tmpdir(), "assay-pages-"));
  const file = join(folder, "take.html");
  writeFileSync(file, template);
  const http = await createHttp(platform);
  await http.register(takePages(platform, file));
  afterAll(async () => {
    await http.close();
    rmSync(folder, { recursive: true });
  });
  return http;
}
