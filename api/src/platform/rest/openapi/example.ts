interface Schema {
  $ref?: string;
  example?: unknown;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  readOnly?: boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
}

interface Document {
  components?: { schemas?: object };
}

const byFormat: Record<string, string> = {
  "date-time": "2026-01-31T12:00:00.000Z",
  date: "2026-01-31",
  email: "ada@example.com",
  uri: "https://example.com/",
  uuid: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
};

/** A value that the schema allows, built from the examples of its parts, or from plain values of their types. */
export function exampleOf(schema: Schema, document: Document): unknown {
  const { schemas = {} } = document.components ?? {};
  const of = (part: Schema): unknown => {
    if (part.example !== undefined) return part.example;
    if (part.examples?.length) return part.examples[0];
    if (part.const !== undefined) return part.const;
    if (part.$ref) return of((schemas as Record<string, Schema>)[part.$ref.split("/").at(-1) ?? ""] ?? {});
    if (part.enum) return part.enum[0];
    if (part.allOf) return Object.assign({}, ...part.allOf.map(of));
    const [first] = part.anyOf ?? part.oneOf ?? [];
    if (first) return of(first);
    const type = [part.type].flat()[0];
    if (type === "object" || part.properties)
      return Object.fromEntries(
        Object.entries(part.properties ?? {})
          .filter(([, { readOnly }]) => !readOnly)
          .map(([name, field]) => [name, of(field)]),
      );
    if (type === "array")
      return Array.from({ length: Math.max(part.minItems ?? 1, 1) }, () => part.items && of(part.items));
    if (type === "string") return byFormat[part.format ?? ""] ?? "text";
    if (type === "integer" || type === "number") return part.minimum ?? 1;
    if (type === "boolean") return true;
    return null;
  };
  return of(schema);
}
