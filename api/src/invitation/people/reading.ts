import { join } from "node:path";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";
import { answerApart } from "../../platform/work/apart/answer.ts";
import { programIn } from "../../platform/work/apart/launch.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { unhurried } from "../../platform/work/unhurried.ts";
import { mostPeople } from "../invitation.shared.ts";
import { isWorkbook } from "./encoding.shared.ts";
import type { Source } from "./file.ts";
import { type Lines, linesIn } from "./lines.ts";
import { type PeopleInput, Person } from "./person.rules.ts";

/** A line that cannot be invited as it is. */
export interface Flaw {
  /** Counted from 1, including the headings. */
  line: number;
  /** The start of the line, as it was sent. */
  text: string;
  message: string;
}

/** A list as it was read. No part of it is stored yet. */
export interface ReadList {
  people: { line: number; person: Person }[];
  flaws: Flaw[];
  /** Number of lines whose address appears on an earlier line. */
  repeated: number;
  /** The headings of columns that become fields. */
  fields: string[];
}

/** Reads a list line by line. Throws VALIDATION_FAILED unless the input is a list. */
export async function readPeople(platform: Platform, userId: string, input: PeopleInput): Promise<ReadList> {
  if (input.people) {
    const lines = input.people.map((person, index) => ({ line: index + 1, person, text: "" }));
    return checked({ lines, fields: [] });
  }
  const source = input.file == null ? (input.text ?? "") : Buffer.from(input.file, "base64");
  const listOfLines = await linesOf(platform, userId, source);
  if (listOfLines.lines.length > mostPeople.atOnce)
    throw invalid("text", `Up to ${mostPeople.atOnce} people can be added at once. Split the list.`);
  return checked(listOfLines);
}

const wantsHeadings = "Give the columns headings, such as “name” and “email”, if there are more than two";

async function checked({ lines, fields }: Lines): Promise<ReadList> {
  const people: ReadList["people"] = [];
  const flaws: Flaw[] = [];
  const emails = new Set<string>();
  let repeated = 0;
  for await (const { line, person, text } of unhurried(lines)) {
    try {
      if (isUnreadable(person)) throw invalid("", wantsHeadings);
      const parsed = parse(Person, person);
      // Two people may share a name.
      if (parsed.email && emails.has(parsed.email)) repeated++;
      else people.push({ line, person: parsed });
      if (parsed.email) emails.add(parsed.email);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flaws.push({ line, text, message: error.message });
    }
  }
  return { people, flaws, repeated, fields };
}

/**
 * Identifies the person on a line by email address, or by name if there is none, regardless of how characters are
 * typed.
 */
export const keyOf = ({ email, name }: Pick<Person, "email" | "name">) => email ?? `name ${looksOf(name ?? "")}`;

const isUnreadable = (person: unknown) => typeof person === "object" && person !== null && "flaw" in person;

const here = import.meta.dirname;
const program = programIn(join(here, "lines.child.ts"), [join(here, "..")]);

const busy = "Many files are being read right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 5, all: 50, busy, retryAfter: 10 }));

/** Characters or bytes. Reading this much takes a few hundredths of a second; more would delay other requests. */
const readHere = 20_000;

const unreadable = () => invalid("file", "The file cannot be read. Send a workbook (XLSX) or CSV.");

/**
 * The lines of a list. Long lists and compressed files are read in a separate process, so that a decompression bomb
 * ends only that process.
 */
async function linesOf(platform: Platform, userId: string, source: Source): Promise<Lines> {
  if (source.length <= readHere && (typeof source === "string" || !isWorkbook(source)))
    return linesIn(source).catch(() => {
      throw unreadable();
    });
  return queueOf(platform)(userId, async () => {
    const answer = await answerApart<{ read: Lines | null }>(platform, program, { source });
    if (!answer?.read) throw unreadable();
    return answer.read;
  });
}
