import { z } from "zod";
import { Paging } from "../../platform/rest/page.ts";
import { loggedActions } from "./log.shared.ts";

export const LogFilter = z.object({
  contentId: z.string().nullish(),
  action: z.enum(loggedActions, "action is none that is logged").nullish(),
});

export const LogPage = Paging.extend(LogFilter.shape);
