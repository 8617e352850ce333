import { keyDescription } from "../work/idempotency.ts";
import type { FieldBuilder } from "./input.ts";

/** The key of an input for an operation that takes effect once. */
export const keyed = (t: FieldBuilder) => ({ idempotencyKey: t.string({ description: keyDescription }) });
