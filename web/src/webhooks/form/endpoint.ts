import { z } from "zod";
import type { EventName } from "../../../../api/src/content/event/event.shared.ts";
import { NewEndpoint } from "../../../../api/src/webhook/endpoint/endpoint.rules.ts";

/** The form's values. Selected items are kept while "All items" is on. */
export interface EndpointValues {
  url: string;
  description: string;
  events: EventName[];
  items: "all" | "some";
  contentIds: string[];
}

export const Endpoint = z
  .transform(
    ({ items, contentIds, ...values }: EndpointValues): z.input<typeof NewEndpoint> => ({
      ...values,
      allItems: items === "all",
      contentIds: items === "all" ? undefined : contentIds,
    }),
  )
  .pipe(NewEndpoint);
export type Endpoint = z.output<typeof Endpoint>;
