import { creatorErrors } from "./specification/creatorErrors.ts";
import { creatorRoutes } from "./specification/creatorRoutes.ts";
import { creatorScreens } from "./specification/creatorScreens.ts";
import { creatorSuccesses } from "./specification/creatorSuccesses.ts";
import { runModelRows } from "./specification/model.ts";
import { runRows } from "./specification/row.ts";
import { takerErrors, takerSuccesses } from "./specification/takerMessages.ts";
import { takerRoutes } from "./specification/takerRoutes.ts";

// The tables in the order of the specification, and how many rows it has in each: none may be dropped unseen.

// Fifteen, and the share links under the table.
runRows("creator-side.md, section 2: routes", creatorRoutes, 15 + 1);
runRows("creator-side.md, section 5: what a screen refuses", creatorScreens, 11);
runRows("creator-side.md, section 8: errors", creatorErrors, 14);
runRows("creator-side.md, section 8: successes", creatorSuccesses, 7);
runModelRows("creator-side.md, section 8: with a model", 5);
// Twelve, and the share links under the table.
runRows("taker-results-admin-side.md, section 2: routes", takerRoutes, 12 + 1);
runRows("taker-results-admin-side.md, section 8: errors", takerErrors, 19);
runRows("taker-results-admin-side.md, section 8: successes", takerSuccesses, 7);
