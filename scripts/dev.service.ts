/** The service of `npm run dev`, for `node --watch`, which restarts it when an imported file changes. */
import { main } from "../api/src/main.ts";
// Read by the service as a file; imported so that it is watched.
import "../web/src/__generated__/persisted.json" with { type: "json" };

await main();
