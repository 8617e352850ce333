import { DomainError, invalid, parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";
import { unhurried } from "../../platform/work/unhurried.ts";
import { mostPeople } from "../invitation.shared.ts";
import { linesOf } from "./apart.ts";
import type { Lines } from "./lines.ts";
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
    throw invalid("text", `At most ${mostPeople.atOnce} people can be added at once. Split the list.`);
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
