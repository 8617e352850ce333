import words from "./headings.json" with { type: "json" };

/**
 * The meaning of a column about people. `name` is the whole name, unless there is a column for the other part of it;
 * `full` is always the whole name. `detail` describes an address, as exports of address books do.
 */
export type ColumnKind =
  | "email"
  | "detail"
  | "name"
  | "full"
  | "firstName"
  | "middleName"
  | "lastName"
  | "secondLastName"
  | "language"
  | "extraMinutes"
  | "extraPercent"
  | "field";

const longestHeading = 100;

/** Lower case without accents, with only spaces between words. */
const plain = (heading: string) =>
  heading
    .slice(0, longestHeading)
    .normalize("NFKD")
    .replace(/\([^()]*\)|[\p{M}'’"״.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** Headings used by spreadsheets, Google Contacts and Outlook, and in the languages that people write. */
const headings: Record<Exclude<ColumnKind, "detail" | "field">, readonly string[]> = words;

const kinds = new Map(
  (Object.keys(headings) as (keyof typeof headings)[]).flatMap((kind) =>
    headings[kind].flatMap((line) => line.split("|")).map((word): [string, ColumnKind] => [plain(word), kind]),
  ),
);

/** Words that number an address or describe part of it: `E-mail 1 - Value`, `E-mail 2 Address`, `E-Mail-Typ`. */
const values = /\b(?:value|wert|valeur|valor|valore|waarde|wartosc)\b/g;
const details =
  /\b(?:label|type|typ|tipo|etykieta|etiqueta|etichetta|libelle|bezeichnung|display name|angezeigter name|nom complet|nombre para mostrar|nome visualizzato|weergavenaam)\b/g;
/** Words for the people of the list: `Student First Name`, `Legal Last Name`, `E-Mail Teilnehmer`. */
const owners =
  /\b(?:students?|pupils?|learners?|attendees?|participants?|guests?|members?|employees?|legal|required|schuler(?:in)?|teilnehmer(?:in|innen)?|eleves?|alumn[oa]s?|estudiantes?|studente|leerlingen?|leerling|ucznia)\b/g;
/** Words for people who answer for somebody else. */
const others =
  /parent|guardian|carer|mother|father|eltern|erziehung|mutter|vater|mere\b|pere\b|padre|madre|tutor|responsable|genitor|ouder|rodzic|opiekun|veli\b|teacher|lehr/;

/** Whether a column is about other people than the ones on the list, such as their parents. */
export const isAboutOthers = (heading: string): boolean => others.test(plain(heading));

export function kindOfHeading(heading: string): ColumnKind {
  const text = plain(heading);
  const kind = kinds.get(text);
  if (kind) return kind;
  const without = (pattern: RegExp) => text.replace(pattern, "").replace(/ +/g, " ").trim();
  const bare = (pattern: RegExp) =>
    without(pattern)
      .replace(/\b\d+\b/g, "")
      .replace(/ +/g, " ")
      .trim();
  if (kinds.get(bare(values)) === "email") return "email";
  if (kinds.get(bare(details).replace(/^de | de$/, "")) === "email") return "detail";
  return kinds.get(without(owners)) ?? "field";
}
