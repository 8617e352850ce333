const files = import.meta.glob<string>("../snippets/**/*.*", { query: "?raw", import: "default", eager: true });

/** What stands for this service's address in the files, so that they are whole programs. */
export const placeholder = "https://assay.example";

/** The text of a file below `snippets`. Throws for a name that is not there, which ends the build. */
export function snippet(name: string, origin: string): string {
  const text = files[`../snippets/${name}`];
  if (text === undefined) throw new Error(`There is no snippet ${name}`);
  return text.trimEnd().replaceAll(placeholder, origin);
}
