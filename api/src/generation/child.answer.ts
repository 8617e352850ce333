/** What a child sends back: what it read, or the name of the error that stopped it. */
export type Reply = { value: unknown } | { error: string };

/** The whole life of a child: one question, one answer. */
export function answer(read: (input: never) => Promise<unknown>) {
  process.once("message", async (input) => {
    const reply = await read(input as never).then(
      (value): Reply => ({ value }),
      (error): Reply => ({ error: error instanceof Error ? error.name : "Error" }),
    );
    process.send?.(reply);
  });
}
