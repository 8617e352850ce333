import { creatorErrors } from "./specification/creatorErrors.ts";
import { creatorRoutes } from "./specification/creatorRoutes.ts";
import { creatorScreens } from "./specification/creatorScreens.ts";
import { creatorSuccesses } from "./specification/creatorSuccesses.ts";
import { runModelRows } from "./specification/model.ts";
import { runRows } from "./specification/row.ts";
import { takerErrors, takerSuccesses } from "./specification/takerMessages.ts";
import { takerRoutes } from "./specification/takerRoutes.ts";

// The number of rows is asserted so that none is dropped. Every run includes the successes.
// Fifteen rows, and the share links below the table.
runRows("creators: routes", creatorRoutes, 15 + 1, "@slow");
runRows("creators: what a screen refuses", creatorScreens, 11, "@slow");
runRows("creators: errors", creatorErrors, 14, "@slow");
runRows("creators: successes", creatorSuccesses, 7);
runModelRows("creators: with a model", 5);
// Twelve rows, and the share links below the table.
runRows("takers, results and administrators: routes", takerRoutes, 12 + 1, "@slow");
runRows("takers, results and administrators: errors", takerErrors, 19, "@slow");
runRows("takers, results and administrators: successes", takerSuccesses, 7);
