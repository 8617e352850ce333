import pg from "pg";
import { vi } from "vitest";

export function cutAfterCommit() {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  let isCut = false;
  return vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const result = query.apply(this, args);
    const [statement] = args as [string | { text: string }];
    const text = typeof statement === "string" ? statement : statement.text;
    if (text !== "COMMIT" || isCut) return result;
    isCut = true;
    return (result as Promise<unknown>).then(() => {
      throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    });
  } as never);
}
