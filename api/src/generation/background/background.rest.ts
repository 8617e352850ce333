import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { parse } from "../../platform/errors.ts";
import { requireForAll } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { sendAll, sendEvents } from "../../platform/rest/event-stream.ts";
import { errorBody, viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { AnyForm } from "../generation.rules.ts";
import { runningOf } from "../running.ts";
import * as contract from "./background.contract.ts";
import { type Background, beginGeneration, endGeneration, followGeneration, readGeneration } from "./background.ts";

interface Params {
  Params: { id: string };
}

export const backgroundRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const { publicUrl } = platform;
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const present = (generation: Background): contract.Generation => ({
      ...generation,
      url:
        generation.contentId &&
        `${publicUrl}/api/${generation.kind === "SURVEY" ? "surveys" : "quizzes"}/${generation.contentId}`,
    });

    http.post("/generations", contract.beginGeneration, async (request, reply): Promise<contract.Generation> => {
      const viewer = await viewerOf(request);
      requireForAll(viewer, "content:write");
      const { kind, origin, ...input } = parse(AnyForm, request.body);
      const id = await beginGeneration(platform, viewer, { kind, origin, key: keyOf(request) }, input);
      reply.code(202).header("location", `${publicUrl}/api/generations/${id}`);
      return present(await readGeneration(platform, viewer, id));
    });

    http.get("/generations", contract.listGenerations, async (request): Promise<contract.GenerationList> => {
      const generations = await runningOf(platform, await viewerOf(request));
      return {
        generations: generations.map(({ isFailed, ...one }) => ({ ...one, state: isFailed ? "failed" : "running" })),
      };
    });

    http.get<Params>(
      "/generations/:id",
      contract.readGeneration,
      async (request): Promise<contract.Generation> =>
        present(await readGeneration(platform, await viewerOf(request), request.params.id)),
    );

    http.delete<Params>("/generations/:id", contract.endGeneration, async (request) => {
      await endGeneration(platform, await viewerOf(request), request.params.id);
      return { deleted: true };
    });

    http.get<Params>("/generations/:id/events", contract.followGeneration, async (request, reply) => {
      const viewer = await viewerOf(request);
      const { id } = request.params;
      const states = await followGeneration(platform, viewer, id);
      return sendEvents(platform, request, reply, {
        viewer,
        tell: ({ send, gone }) =>
          sendAll(states, gone, (state) =>
            send({
              event: state === null ? "stopped" : eventOf[state.state],
              data: JSON.stringify(state === null ? { id } : present(state)),
            }),
          ),
        refusal: (reason) => [{ event: "refused", data: JSON.stringify(errorBody(reason)) }],
      });
    });
  };

const eventOf = { running: "progress", failed: "failed", finished: "finished" } as const;
