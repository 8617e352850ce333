import type { Domain } from "../domain.ts";
import { attemptRoutes } from "./attempt.rest.ts";
import { certificateRoutes } from "./certificate/certificate.rest.ts";
import { mailStopRoutes } from "./mail/mail-stop.rest.ts";
import { mailResults } from "./mail/result-mail.ts";
import { placesRoutes } from "./places/places.rest.ts";
import { publishLeft } from "./publishing/blocks.ts";
import { linkValueRoutes } from "./publishing/link-values.rest.ts";
import { workRetakes } from "./retakes/choice.ts";
import { forgetStarts } from "./writing/forgotten.ts";
import { forgetKeys } from "./writing/forgotten-keys.ts";

export const attempt: Domain = {
  routes: [attemptRoutes, certificateRoutes, placesRoutes, linkValueRoutes],
  pages: [mailStopRoutes],
  work: [forgetStarts, forgetKeys, publishLeft, mailResults, workRetakes],
};
