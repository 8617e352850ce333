import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest, visitorOfRequest } from "../../platform/rest/http.ts";
import { resendVerification, verificationStatus, verifyEmail } from "../address/verification.ts";
import * as contract from "./recovery.contract.ts";
import { forgotPassword, resetPassword } from "./recovery.ts";

export const recoveryRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The mailed token identifies the caller. An access token in the request is ignored, because it may have expired.
    const visitor = (request: FastifyRequest) => visitorOfRequest(platform, request);

    http.post("/auth/forgot-password", contract.requestPasswordReset, async (request) => {
      await forgotPassword(platform, visitor(request), request.body);
      return { message: "If an account has this address, a link to reset its password is on its way" };
    });

    http.post("/auth/reset-password", contract.resetPassword, async (request) => {
      await resetPassword(platform, visitor(request), request.body);
      return { message: "Your password has been reset. You can log in now." };
    });

    http.post("/auth/verify-email", contract.verifyEmail, async (request): Promise<contract.Verified> => {
      const { isDone, newEmail } = await verifyEmail(platform, visitor(request), request.body);
      if (isDone) return { message: "Your email address is verified", ...(newEmail && { newEmail }) };
      return {
        message: "Your new email address is confirmed. It takes effect when the current one approves it as well.",
        needsApproval: true,
        newEmail,
      };
    });

    http.post("/auth/resend-verification", contract.resendVerification, async (request) => {
      await resendVerification(platform, await viewerOfRequest(platform, request));
      return { message: "Verification email sent" };
    });

    http.get("/auth/verification-status", contract.readVerificationStatus, async (request) =>
      verificationStatus(platform, await viewerOfRequest(platform, request)),
    );
  };
