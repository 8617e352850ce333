import { post, type Tokens } from "./session.ts";

interface Refusal {
  message?: string;
  issues?: { path: string; message: string }[];
}

/** The server said no; `issues` name the fields it means. */
export class Refused extends Error {
  readonly issues: { path: string; message: string }[];

  constructor({ message = "The server could not be reached. Please try again.", issues = [] }: Refusal) {
    super(message);
    this.issues = issues;
  }
}

/** Sends no token: a stale one would be refused before the password is even looked at. */
export async function authenticate(path: "login" | "register", input: object): Promise<Tokens> {
  const response = await post(`/api/auth/${path}`, input).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (!response?.ok) throw new Refused((body ?? {}) as Refusal);
  return body as Tokens;
}
