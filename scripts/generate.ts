/** `npm run generate`: Prisma client, Pothos types, types of messages, schema.graphql, Relay artifacts. */
import { make } from "./making/make.ts";

await make("database");
await import("./making/messages.ts");
await import("./schema.ts");
await make("queries");
