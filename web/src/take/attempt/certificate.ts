import { post } from "./api.ts";
import type { Item } from "./item.ts";

/** The data of a certificate that the tab keeps. */
export interface Issued {
  code: string;
  status: "VALID" | "REVOKED";
  url: string;
  pdfUrl: string | null;
  name: string | null;
}

/** Issues the certificate on the first request, and returns the same one later. Rejects as `post` does. */
export const getCertificate = (
  { id }: Item,
  order: { attemptKey: string; name: string | null; language: string; allowBoxes: boolean },
): Promise<Issued> => post(`/api/quizzes/${id}/certificates`, order, isIssued);

export const isIssued = (body: unknown): body is Issued =>
  typeof body === "object" && body !== null && "code" in body && "url" in body && typeof body.url === "string";
