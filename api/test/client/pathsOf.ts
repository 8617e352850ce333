import { hooks } from "./compiler.ts";

const { default: generate, astToString } = await import("openapi-typescript");
hooks.deregister();

/** Returns the types that openapi-typescript generates from an OpenAPI document, as the text of a file. */
export async function pathsOf(document: object): Promise<string> {
  const file = await generate(JSON.stringify(document));
  return astToString(file, { formatOptions: { removeComments: true } });
}
