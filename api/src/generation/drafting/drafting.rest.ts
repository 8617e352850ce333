import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { presentWhole } from "../../content/content.rest.ts";
import { askedOf, unusual, withFeedback } from "../../content/question/question.ts";
import type { Candidate } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { sendAll, sendEvents } from "../../platform/rest/event-stream.ts";
import { errorBody, viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { AnyForm } from "../generation.rules.ts";
import { draftAnother } from "./another.ts";
import { candidateFindings, restoreCandidate, updateCandidate } from "./candidate.ts";
import * as contract from "./drafting.contract.ts";
import {
  candidatesOf,
  type DraftingRow,
  discardDrafting,
  draftingsOf,
  missingCandidates,
  ownDrafting,
  questionOf,
  stateOf,
  stopDrafting,
} from "./drafting.ts";
import { finishDrafting } from "./finish.ts";
import { reviseCandidate } from "./revise.ts";
import { beginDrafting, draftMore, resumeDrafting } from "./run.ts";
import { watchDrafting } from "./watch.ts";

interface Params {
  Params: { id: string };
}

export const draftingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    const draftingFor = async (viewer: Viewer, id: string) =>
      present(platform, await ownDrafting(platform, viewer, "content:read", id));

    /** An operation that answers with the draft afterwards. `change` returns its id. */
    const changing =
      (code: 200 | 202, change: (viewer: Viewer, request: FastifyRequest<Params>) => Promise<string>) =>
      async (request: FastifyRequest<Params>, reply: FastifyReply): Promise<contract.Drafting> => {
        const viewer = await viewerOf(request);
        const drafting = await draftingFor(viewer, await change(viewer, request));
        reply.code(code);
        return drafting;
      };

    /** Starts a draft and answers with it. `start` returns its id. */
    /** Scopes for all items: a new draft is returned. */
    const scopes = ["content:write", "content:read"] as const;

    async function begun(
      request: FastifyRequest,
      reply: FastifyReply,
      start: (viewer: Viewer) => Promise<string>,
    ): Promise<contract.Drafting> {
      const viewer = await viewerOf(request);
      const id = await start(viewer);
      reply.code(202).header("location", `${platform.publicUrl}/api/draftings/${id}`);
      return draftingFor(viewer, id);
    }

    http.post("/draftings", contract.begin, (request, reply) =>
      begun(request, reply, (viewer) => {
        for (const scope of scopes) requireForAll(viewer, scope);
        const { kind, origin, ...input } = parse(AnyForm, request.body);
        return beginDrafting(platform, viewer, { kind, origin, key: keyOf(request) }, input);
      }),
    );

    http.post<{ Params: { id: string; questionId: string } }>(
      "/content/:id/questions/:questionId/drafting",
      contract.another,
      (request, reply) => {
        const { id: contentId, questionId } = request.params;
        return begun(request, reply, (viewer) =>
          draftAnother(platform, viewer, { contentId, questionId }, scopes, keyOf(request)),
        );
      },
    );

    http.get("/draftings", contract.list, async (request): Promise<contract.DraftingList> => {
      const draftings = await draftingsOf(platform, await viewerOf(request));
      return { draftings: await Promise.all(draftings.map((drafting) => presentHead(platform, drafting))) };
    });

    http.get<Params>(
      "/draftings/:id",
      contract.read,
      async (request): Promise<contract.Drafting> => draftingFor(await viewerOf(request), request.params.id),
    );

    http.get<Params>("/draftings/:id/events", contract.follow, async (request, reply) => {
      const viewer = await viewerOf(request);
      const states = await watchDrafting(platform, viewer, request.params.id);
      return sendEvents(platform, request, reply, {
        viewer,
        tell: ({ send, gone }) =>
          sendAll(states, gone, async (drafting) =>
            send({ event: "changed", data: JSON.stringify(await present(platform, drafting)) }),
          ),
        refusal: (reason) => [{ event: "refused", data: JSON.stringify(errorBody(reason)) }],
      });
    });

    http.delete<Params>("/draftings/:id", contract.discard, async (request) => {
      await discardDrafting(platform, await viewerOf(request), request.params.id, keyOf(request));
      return { deleted: true };
    });

    http.post<Params>(
      "/draftings/:id/more",
      contract.more,
      changing(202, (viewer, request) => draftMore(platform, viewer, request.params.id, request.body, keyOf(request))),
    );
    http.post<Params>(
      "/draftings/:id/resume",
      contract.resume,
      changing(202, (viewer, request) => resumeDrafting(platform, viewer, request.params.id, keyOf(request))),
    );
    http.post<Params>(
      "/draftings/:id/stop",
      contract.stop,
      changing(200, (viewer, { params }) => stopDrafting(platform, viewer, params.id)),
    );

    http.post<Params>("/draftings/:id/finish", contract.finish, async (request, reply) => {
      const viewer = await viewerOf(request);
      const content = await finishDrafting(platform, viewer, request.params.id, request.body ?? {}, keyOf(request));
      return created(platform, reply, `/api/content/${content.id}`).send(await presentWhole(platform, viewer, content));
    });

    http.patch<Params>(
      "/draft-questions/:id",
      contract.updateCandidate,
      changing(200, (viewer, { params, body }) => updateCandidate(platform, viewer, params.id, body)),
    );
    http.post<Params>(
      "/draft-questions/:id/restore",
      contract.restoreCandidate,
      changing(200, (viewer, { params }) => restoreCandidate(platform, viewer, params.id)),
    );
    http.post<Params>(
      "/draft-questions/:id/revise",
      contract.reviseCandidate,
      changing(200, (viewer, { params, body }) => reviseCandidate(platform, viewer, params.id, body)),
    );
  };

async function presentHead(platform: Platform, drafting: DraftingRow) {
  const { id, order, title, wanted, contentId, createdAt, updatedAt } = drafting;
  const { kind, origin } = order;
  const { url, sourceUrl, questionCount } = order.wanted;
  const state = await stateOf(platform, drafting);
  return {
    id,
    kind,
    origin,
    title,
    sourceUrl: url ?? sourceUrl ?? null,
    ...state,
    questionCount,
    wanted,
    contentId,
    addsTo: order.for ?? null,
    createdAt,
    updatedAt,
  };
}

async function present(platform: Platform, drafting: DraftingRow): Promise<contract.Drafting> {
  const { kind, wanted, language, audience, focus, sections } = drafting.order;
  const candidates = await candidatesOf(platform, drafting.id);
  return {
    ...(await presentHead(platform, drafting)),
    missing: await missingCandidates(platform, drafting),
    difficulty: kind === "QUIZ" ? (wanted.difficulty ?? "medium") : null,
    ...(wanted.questionTypes && { questionTypes: wanted.questionTypes }),
    language,
    audience,
    focus,
    sections,
    sourceSections: drafting.sections,
    notices: drafting.notices,
    candidates: candidates.map((candidate) => presentCandidate(candidate, drafting)),
  };
}

function presentCandidate(candidate: Candidate, drafting: DraftingRow): contract.Drafting["candidates"][number] {
  const { id, state, isEdited, section } = candidate;
  const question = questionOf(candidate);
  const { explanation, passage, passageAnchor, evidence = null } = question;
  return {
    id,
    state,
    isEdited,
    ...askedOf(question),
    explanation,
    ...withFeedback(question.optionFeedback),
    ...unusual(question),
    passage,
    passageAnchor,
    evidence,
    section,
    findings: candidateFindings(candidate, drafting),
  };
}
