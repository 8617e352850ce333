import { post } from "./api.ts";
import type { Item } from "./item.ts";

/** What is kept of a certificate in the tab. */
export interface Issued {
  code: string;
  status: "VALID" | "REVOKED";
  url: string;
  pdfUrl: string | null;
  name: string | null;
}

/** Issues it the first time; later it is the same. Rejects as `post` does. */
export const getCertificate = (
  { id }: Item,
  order: { attemptKey: string; name: string | null; language: string; allowBoxes: boolean },
): Promise<Issued> => post(`/api/quizzes/${id}/certificates`, order, isIssued);

export const isIssued = (body: unknown): body is Issued =>
  typeof body === "object" && body !== null && "code" in body && "url" in body && typeof body.url === "string";
