/** `npm run generate`: Prisma client, Pothos types, schema.graphql, Relay artifacts. */
import { make } from "./making/make.ts";

await make("database");
await import("./schema.ts");
await make("queries");
