import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { isKnown } from "../../platform/rest/ready.ts";
import { nameIgnored } from "../../platform/rest/unknown.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { presentWhole } from "../content.rest.ts";
import { nounOf } from "../content.shared.ts";
import { duplicateContent } from "../create/duplicate.ts";
import { updateContent } from "../edit/edit.ts";
import { editOf, sourceLost, strangeTo, typesLost } from "../edit/patch.ts";
import { kindOf } from "../kind.ts";
import { ownContent } from "../own.ts";
import { deleteContent } from "../trash/delete.ts";
import { restoreContent } from "../trash/trash.ts";
import { etagOf, matching } from "./etag.ts";
import { linksOf } from "./links.ts";
import * as contract from "./own.contract.ts";

interface ItemParams {
  Params: { id: string };
}

export const ownContentRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    /** Sends the item with its ETag. */
    const send = async (reply: FastifyReply, viewer: Viewer, content: Content): Promise<contract.OwnItem> => {
      reply.header("etag", etagOf(content));
      return {
        ...(await presentWhole(platform, viewer, content)),
        sourceUrl: content.sourceUrl,
        difficulty: kindOf(content) === "QUIZ" ? content.difficulty : null,
        links: linksOf(platform, content),
      };
    };

    http.get<ItemParams>("/content/:id", contract.readContent, async (request, reply) => {
      const viewer = await viewerOf(request);
      const content = await ownContent(platform, viewer, "content:read", request.params.id, "content");
      if (isKnown(request, etagOf(content))) return reply.code(304).header("etag", etagOf(content)).send();
      return send(reply, viewer, content);
    });

    http.patch<ItemParams>("/content/:id", contract.patchContent, async (request, reply) => {
      const viewer = await viewerOf(request);
      const { params, body, headers } = request;
      const content = await ownContent(platform, viewer, "content:write", params.id, "content");
      const strange = [...strangeTo(content, body), ...sourceLost(content, body)];
      nameIgnored(request, reply, strange, `A ${nounOf(kindOf(content))} has no such field`);
      nameIgnored(
        request,
        reply,
        typesLost(content, body),
        `A ${nounOf(kindOf(content))} has no questions of this type`,
      );
      const precondition = matching(headers["if-match"]);
      const edit = editOf(content, body);
      return send(
        reply,
        viewer,
        await updateContent(platform, viewer, params.id, edit, "content", keyOf(request), {
          precondition,
          sent: body,
        }),
      );
    });

    http.delete<ItemParams>("/content/:id", contract.deleteContent, async (request) => {
      const { params, headers } = request;
      const precondition = matching(headers["if-match"]);
      await deleteContent(platform, await viewerOf(request), params.id, "content", keyOf(request), precondition);
      return { deleted: true };
    });

    http.post<ItemParams>("/content/:id/duplicate", contract.duplicateContent, async (request, reply) => {
      const viewer = await viewerOf(request);
      const copy = await duplicateContent(platform, viewer, request.params.id, "content", keyOf(request));
      created(platform, reply, `/api/content/${copy.id}`);
      return send(reply, viewer, copy);
    });

    http.post<ItemParams>("/content/:id/restore", contract.restoreContent, async (request, reply) => {
      const viewer = await viewerOf(request);
      const { id } = request.params;
      return send(reply, viewer, await restoreContent(platform, viewer, id, "content", keyOf(request)));
    });
  };
