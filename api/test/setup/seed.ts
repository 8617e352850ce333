import fc from "fast-check";
import { isSlowSet } from "../cases/cases.ts";

/**
 * `npm test` uses the same random cases each time, so that a failure is due to the current change. `npm run test:slow`
 * uses new cases each time; a failure prints its seed and path.
 */
if (!isSlowSet) fc.configureGlobal({ seed: 1 });
