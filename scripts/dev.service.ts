/** The service of `npm run dev`, for `node --watch`, which starts it again when a file that is imported here changes. */
import { main } from "../api/src/main.ts";
// Read by the service as a file; imported for its changes to be seen.
import "../web/src/__generated__/persisted.json" with { type: "json" };

await main();
