import { Parser } from "htmlparser2";

/** Elements inside each other. Documents have about 30. */
const deepest = 256;

type Attributes = Readonly<Record<string, string>>;

/** Names are without their prefix. */
interface Reader {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Elements that are left out with all they contain. */
  skips?: ReadonlySet<string>;
}

/** Reads XML without building a tree. Throws for XML that breaks off, nests too deeply or declares entities. */
export function readXml(xml: Uint8Array | undefined, { open, text, close, skips }: Reader): void {
  if (!xml) throw new Error("A part is missing");
  let [depth, skippedFrom, hasRoot] = [0, 0, false];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        hasRoot = true;
        if (depth > deepest) throw new Error("The elements nest too deeply");
        if (skippedFrom > 0) return;
        if (skips?.has(localName(name))) skippedFrom = depth;
        else open(localName(name), attributes);
      },
      ontext(part) {
        if (skippedFrom === 0) text?.(part);
      },
      onclosetag(name) {
        depth -= 1;
        if (skippedFrom === 0) close?.(localName(name));
        else if (depth < skippedFrom) skippedFrom = 0;
      },
      onprocessinginstruction(_name, data) {
        if (data.includes("ENTITY")) throw new Error("Entities are declared");
      },
    },
    { xmlMode: true },
  );
  parser.write(textOf(xml));
  if (depth > 0 || !hasRoot) throw new Error("The end is missing");
  parser.end();
}

/** The value of an attribute, whatever its prefix. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** XML without a mark at its beginning is in UTF-8 here: no program writes other charsets into these files. */
export function textOf(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  return new TextDecoder(mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : "utf-8").decode(bytes);
}
