import { z } from "zod";
import { eventNames, unknownEvent } from "../../content/event/event.shared.ts";
import { boundedText, longestLink, optionalText } from "../../platform/shared/text.rules.ts";
import { most } from "./endpoint.shared.ts";

const notAnAddress = "Please enter a valid URL that starts with https://";

const withoutNames = "Remove the user and password. Messages are signed instead.";

const url = z
  .string(notAnAddress)
  .trim()
  .pipe(boundedText(longestLink, notAnAddress).check(z.url({ protocol: /^https?$/, error: notAnAddress, abort: true })))
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), withoutNames)
  .meta({
    description: "URL that messages are sent to; https, without user name and password.",
    example: "https://example.com/assay",
  });

const events = z
  .array(z.enum(eventNames, unknownEvent), "Please choose what is sent")
  .min(1, "Please choose at least one event")
  .transform((names) => [...new Set(names)])
  .meta({ description: "Events that the webhook sends.", example: ["attempt.created", "content.deleted"] });

const contentIds = z
  .array(z.string(), "Please name the items by their ids")
  .min(1, "Please choose at least one item")
  .max(most.items, `Maximum ${most.items} items allowed`)
  .transform((ids) => [...new Set(ids)])
  .meta({ description: "Ids of the items that the webhook covers." });

const description = optionalText(200).meta({ description: "Purpose of the webhook, in the owner's words." });

/** A webhook of one item, for new attempts. */
export const NewWebhook = z.object({ url });

const allItems = z.boolean().meta({ description: "Whether the webhook covers all items, including future ones." });

const oneOf = "Choose either all items or some";

export const NewEndpoint = z
  .object({
    url,
    events,
    allItems: allItems.default(false),
    contentIds: contentIds.nullish(),
    description,
  })
  .refine(({ allItems, contentIds }) => allItems !== (contentIds != null), { path: ["contentIds"], error: oneOf })
  .meta({ example: { url: "https://example.com/assay", events: ["attempt.created"], allItems: true } });
export type NewEndpoint = z.output<typeof NewEndpoint>;

/** Omitted fields stay unchanged. */
export const EndpointEdit = z
  .object({
    url: url.optional(),
    events: events.optional(),
    allItems: allItems.optional(),
    contentIds: contentIds.optional(),
    description: description.optional(),
    paused: z.boolean().optional().meta({
      description: "True pauses the webhook. False resumes it, even after it was disabled.",
    }),
  })
  .refine(({ allItems, contentIds }) => !(allItems && contentIds), { path: ["contentIds"], error: oneOf })
  .refine(({ allItems, contentIds }) => allItems !== false || contentIds, { path: ["contentIds"], error: oneOf })
  .meta({ example: { events: ["attempt.created", "content.deleted"], paused: false } });
export type EndpointEdit = z.output<typeof EndpointEdit>;
