/** Prints the GraphQL schema to schema.graphql. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "../api/src/schema.ts";

writeFileSync(join(import.meta.dirname, "../schema.graphql"), `${printSchema(lexicographicSortSchema(schema))}\n`);
