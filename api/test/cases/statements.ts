import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import type { Platform } from "../../src/platform/platform.ts";

interface Statement {
  name?: string;
  text?: string;
}

/**
 * Returns the names, or otherwise the texts, of the statements that a piece of work runs. Statements of background work
 * are not included.
 */
export async function statementsOf({ sql }: Platform, work: () => Promise<unknown>): Promise<string[]> {
  const inWork = new AsyncLocalStorage<true>();
  const asked: string[] = [];
  const query = sql.query.bind(sql) as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(sql, "query").mockImplementation(((...args: [string | Statement]) => {
    const [statement] = args;
    if (inWork.getStore())
      asked.push(typeof statement === "string" ? statement : (statement.name ?? statement.text ?? ""));
    return query(...args);
  }) as never);
  await inWork.run(true, work).finally(() => spy.mockRestore());
  return asked;
}
