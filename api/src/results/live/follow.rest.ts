import type { FastifyPluginAsync } from "fastify";
import { presentAttempt } from "../../attempt/present.ts";
import type { Platform } from "../../platform/platform.ts";
import { sendAll, sendEvents } from "../../platform/rest/event-stream.ts";
import { errorBody, viewerOfRequest } from "../../platform/rest/http.ts";
import { placeOf } from "../attempts/list.ts";
import { followContent, type ItemEvent } from "./follow.contract.ts";
import { type Change, followItem, type News, textOf } from "./follow.ts";

interface ItemParams {
  Params: { id: string };
}

/** Milliseconds until a client reconnects, so that a service has time to restart. */
const retry = 1000;

export const followRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<ItemParams>("/content/:id/events", followContent, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const { query, params, headers } = request;
      const lastEventId = headers["last-event-id"];
      const news = await followItem(platform, viewer, params.id, { ...Object(query), lastEventId });
      return sendEvents(platform, request, reply, {
        viewer,
        retry,
        tell: ({ send, gone }) =>
          sendAll(news, gone, async (found) => {
            for (const { id, event, data } of eventsOf(found)) await send({ id, event, data: JSON.stringify(data) });
          }),
        refusal: (reason) => [{ event: "refused", data: JSON.stringify(errorBody(reason)) }],
      });
    });
  };

/** The id is the place to continue from after the event, so a change is sent again until it has arrived. */
function* eventsOf({ attempts, change, figures, from, to }: News): Generator<Exclude<ItemEvent, { event: "refused" }>> {
  for (const attempt of attempts)
    yield {
      event: "attempt",
      id: textOf({ position: placeOf(attempt), revision: from.revision }),
      data: presentAttempt(attempt),
    };
  const id = textOf(to);
  if (change) yield { event: "changed", id, data: presentChange(change) };
  if (figures) yield { event: "figures", id, data: figures };
}

const presentChange = ({ change, fields, content }: Change) => {
  const { revision, title, isPublic, updatedAt } = content;
  return { change, fields, revision, title, isPublic, updatedAt };
};
