import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { sendFile } from "../platform/rest/file.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { linkNext } from "../platform/rest/page.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { drawBallot } from "./ballot/drawing.ts";
import { deleteInvitation, editInvitation } from "./change.ts";
import * as contract from "./invitation.contract.ts";
import { exportLinks } from "./links.ts";
import { countInvitations, invitationPage, type withPassed } from "./list.ts";
import { editMailing, ownMailing, sendInvitations, shownMailing } from "./mail/mailing.ts";
import { openInvitation } from "./opening.ts";
import { addPeople, previewPeople } from "./people/adding.ts";
import { changeInvitations } from "./several.ts";

interface ItemParams {
  Params: { id: string };
}
interface OneParams {
  Params: { id: string; invitationId: string };
}

export const invitationRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<ItemParams>("/content/:id/invitations", contract.listInvitations, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const { invitations, nextCursor } = await invitationPage(platform, viewer, request.params.id, request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      const counts = await countInvitations(platform, request.params.id);
      return { invitations: invitations.map(present), counts, nextCursor };
    });

    http.post<ItemParams>("/content/:id/invitations/preview", contract.previewPeople, async (request) =>
      previewPeople(platform, await viewerOfRequest(platform, request), request.params.id, request.body),
    );

    http.post<ItemParams>("/content/:id/invitations", contract.addPeople, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return addPeople(platform, viewer, request.params.id, request.body, keyOf(request));
    });

    http.post<ItemParams>("/content/:id/invitations/send", contract.sendInvitations, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      reply.code(202);
      return sendInvitations(platform, viewer, request.params.id, request.body, keyOf(request));
    });

    http.post<ItemParams>("/content/:id/invitations/change", contract.changeInvitations, async (request) =>
      changeInvitations(platform, await viewerOfRequest(platform, request), request.params.id, request.body),
    );

    http.get<ItemParams>("/content/:id/invitations/links", contract.downloadLinks, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      return sendFile(reply, await exportLinks(platform, viewer, request.params.id, request.query));
    });

    http.get<ItemParams>("/content/:id/invitations/mailing", contract.readMailing, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return shownMailing(platform, await ownMailing(platform, viewer, request.params.id));
    });

    http.patch<ItemParams>("/content/:id/invitations/mailing", contract.updateMailing, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return shownMailing(platform, await editMailing(platform, viewer, request.params.id, request.body));
    });

    http.post<ItemParams>("/content/:id/invitations/open", contract.openInvitation, async (request) =>
      openInvitation(platform, await viewerOfRequest(platform, request), request.params.id, request.body),
    );

    http.post<ItemParams>("/content/:id/invitations/redeem", contract.drawBallot, async (request) =>
      drawBallot(platform, await viewerOfRequest(platform, request), request.params.id, request.body),
    );

    http.patch<OneParams>("/content/:id/invitations/:invitationId", contract.updateInvitation, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      const { id, invitationId } = request.params;
      return present(await editInvitation(platform, viewer, invitationId, request.body, id));
    });

    http.delete<OneParams>("/content/:id/invitations/:invitationId", contract.deleteInvitation, async (request) => {
      const { id, invitationId } = request.params;
      await deleteInvitation(platform, await viewerOfRequest(platform, request), invitationId, id);
      return { deleted: true };
    });
  };

const present = ({
  mailId: _,
  wanted: __,
  ballot: ___,
  isBallotNew: ____,
  isRoundedUp: _____,
  ...invitation
}: ReturnType<typeof withPassed>): contract.Invitation => invitation;
