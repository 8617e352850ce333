/** Prints the GraphQL schema to schema.graphql if it has changed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaText } from "../api/src/schema.ts";

const file = join(import.meta.dirname, "../schema.graphql");
const text = schemaText();
if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
