import fc from "fast-check";
import { isSlowSet } from "../cases/cases.ts";

/**
 * `npm test` draws the same random cases each time, so that a failure is of the change at hand. `npm run test:slow` draws
 * others each time; what fails there tells its seed and path.
 */
if (!isSlowSet) fc.configureGlobal({ seed: 1 });
