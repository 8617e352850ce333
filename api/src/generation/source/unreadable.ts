import { DomainError } from "../../platform/errors.ts";

type SourceTrouble =
  | "youtube_no_transcript"
  | "content_unavailable"
  | "pdf_unreadable"
  | "not_enough_text"
  | "language_unsupported";

export const unreadable = (errorType: SourceTrouble, message: string, url: string | null = null) =>
  new DomainError("SOURCE_UNREADABLE", message, { errorType, url });

/** Message for a PDF that cannot be read in time. */
export const tooComplex = "This PDF is too complex to read. Please upload a shorter or simpler one.";
