import type { Domain } from "../domain.ts";
import { backgroundRoutes } from "./background/background.rest.ts";
import { draftingRoutes } from "./drafting/drafting.rest.ts";
import { forgetDraftings } from "./drafting/drafting.ts";
import { generationRoutes } from "./generation.rest.ts";
import { imageDescriptionRoutes } from "./image/description.rest.ts";
import { missingRoutes } from "./missing/missing.rest.ts";
import { outlookRoutes } from "./outlook/outlook.rest.ts";
import { translationDraftRoutes } from "./translation/draft.rest.ts";
import { uploadRoutes } from "./upload/upload.rest.ts";

export const generation: Domain = {
  routes: [
    uploadRoutes,
    generationRoutes,
    backgroundRoutes,
    draftingRoutes,
    outlookRoutes,
    missingRoutes,
    translationDraftRoutes,
    imageDescriptionRoutes,
  ],
  work: [forgetDraftings],
};
