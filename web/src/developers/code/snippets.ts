const files = import.meta.glob<string>("../snippets/**/*.*", { query: "?raw", import: "default", eager: true });

/** Placeholder for this service's URL in the files, so that they are complete programs. */
export const placeholder = "https://assay.example";

/** Returns the text of a file below `snippets`. Throws for an unknown name, which fails the build. */
export function snippet(name: string, origin: string): string {
  const text = files[`../snippets/${name}`];
  if (text === undefined) throw new Error(`Snippet ${name} not found`);
  return text.trimEnd().replaceAll(placeholder, origin);
}
