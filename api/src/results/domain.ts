import type { Domain } from "../domain.ts";
import { attemptListRoutes } from "./attempts/attempts.rest.ts";
import { deletionRoutes } from "./attempts/deletion/deletion.rest.ts";
import { workDeletions } from "./attempts/deletion/progress.ts";
import { erasureRoutes } from "./erasure/erasure.rest.ts";
import { workErasures } from "./erasure/progress.ts";
import { exportRoutes } from "./export/export.rest.ts";
import { forgetLinks } from "./export/link.ts";
import { itemRoutes } from "./items/items.rest.ts";
import { trashListRoutes } from "./items/trash.rest.ts";
import { followRoutes } from "./live/follow.rest.ts";
import { ownAnswersRoutes } from "./own-answers/own-answers.rest.ts";
import { workRegradings } from "./regrading/progress.ts";
import { regradingRoutes } from "./regrading/regrading.rest.ts";
import { resultsRoutes } from "./results.rest.ts";
import { keepTerms } from "./retention/progress.ts";
import { retentionRoutes } from "./retention/retention.rest.ts";
import { textRoutes } from "./texts/texts.rest.ts";
import { themeRoutes } from "./texts/themes.rest.ts";

export const results: Domain = {
  routes: [
    resultsRoutes,
    itemRoutes,
    trashListRoutes,
    followRoutes,
    attemptListRoutes,
    deletionRoutes,
    erasureRoutes,
    ownAnswersRoutes,
    regradingRoutes,
    retentionRoutes,
    exportRoutes,
    textRoutes,
    themeRoutes,
  ],
  work: [workDeletions, workErasures, workRegradings, keepTerms, forgetLinks],
};
