import type { Language } from "../../../platform/shared/taker-language.shared.ts";
import { others } from "./words.others.ts";
import { western } from "./words.western.ts";

/** Texts of the page that checks certificates. */
export interface PageWords {
  title: string;
  valid: string;
  revoked: string;
  unknown: string;
  revokedWhy: string;
  unknownWhy: string;
  name: string;
  nameNote: string;
  passed: string;
  result: string;
  date: string;
  issuer: string;
  issuerNote: string;
  signatory: string;
  code: string;
  codeHint: string;
  check: string;
  another: string;
  download: string;
  pause: string;
}

export const pageWords: Record<Language, PageWords> = { ...western, ...others };
