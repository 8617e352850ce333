import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { viewerOfRequest, visitorOfRequest } from "../../platform/rest/http.ts";
import { acceptedTags } from "../../platform/shared/taker-language.shared.ts";
import * as contract from "./certificate.contract.ts";
import { checkCertificate, issueCertificate, revokeCertificate } from "./certificate.ts";
import { inGroups } from "./code.ts";
import { certificatePdf } from "./paper/pdf.ts";
import { paperFor } from "./paper/sheet.ts";
import { presentCertificate } from "./present.ts";

interface CodeParams {
  Params: { code: string };
}

export const certificateRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The result does not depend on the caller.
    const anybody = (request: FastifyRequest) => visitorOfRequest(platform, request);

    http.post<{ Params: { id: string } }>("/quizzes/:id/certificates", contract.issue, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const issued = await issueCertificate(platform, viewer, request.params.id, request.body);
      created(platform, reply, `/api/certificates/${issued.code}`);
      return reply.send(presentCertificate(platform, issued) satisfies contract.Certificate);
    });

    http.get<CodeParams>("/certificates/:code", contract.check, async (request, reply) => {
      const checked = await checkCertificate(platform, anybody(request), request.params.code);
      return reply.header("cache-control", "no-store").send(presentCertificate(platform, checked));
    });

    http.get<CodeParams>("/certificates/:code/pdf", contract.print, async (request, reply) => {
      const { paper = paperFor(acceptedTags(request.headers["accept-language"])) } = parse(
        contract.PaperQuery,
        request.query,
      );
      const { code, bytes } = await certificatePdf(platform, anybody(request), request.params.code, paper);
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="certificate-${inGroups(code)}.pdf"`)
        .type("application/pdf")
        .send(bytes);
    });

    http.delete<CodeParams>("/certificates/:code", contract.revoke, async (request): Promise<contract.Certificate> => {
      const viewer = await viewerOfRequest(platform, request);
      return presentCertificate(platform, await revokeCertificate(platform, viewer, request.params.code));
    });
  };
