import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { clientAddress } from "../../platform/identity/address.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { bearer, described } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { PasswordReset, ResetRequest, Verification } from "../account.rules.ts";
import { resendVerification, verificationStatus, verifyEmail } from "../address/verification.ts";
import { forgotPassword, resetPassword } from "./recovery.ts";

const tags = ["Account"];

export const recoveryRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The token from the mail says who asks; an access token sent along is ignored, as it may have expired.
    const visitor = ({ raw }: FastifyRequest) => anonymous(clientAddress(raw, platform.settings.trustProxy));

    http.post(
      "/auth/forgot-password",
      { schema: { tags, summary: "Ask for a link to reset a password", body: described(ResetRequest) } },
      async (request) => {
        await forgotPassword(platform, visitor(request), request.body);
        return { message: "If an account has this address, a link to reset its password is on its way" };
      },
    );

    http.post(
      "/auth/reset-password",
      { schema: { tags, summary: "Set a new password with the link's token", body: described(PasswordReset) } },
      async (request) => {
        await resetPassword(platform, visitor(request), request.body);
        return { message: "Your password has been reset. You can log in now." };
      },
    );

    http.post(
      "/auth/verify-email",
      { schema: { tags, summary: "Prove an address with the link's token", body: described(Verification) } },
      async (request) => {
        const { isDone, newEmail } = await verifyEmail(platform, visitor(request), request.body);
        if (isDone) return { message: "Your email address is verified", ...(newEmail && { newEmail }) };
        return {
          message: "Your new email address is confirmed; it counts when the present one approves it as well",
          needsApproval: true,
          newEmail,
        };
      },
    );

    http.post(
      "/auth/resend-verification",
      { schema: { tags, summary: "Mail the link once more; the one before is void", security: bearer } },
      async (request) => {
        await resendVerification(platform, await viewerOfRequest(platform, request));
        return { message: "Verification email sent" };
      },
    );

    http.get(
      "/auth/verification-status",
      { schema: { tags, summary: "Whether the signed-in user's address is verified", security: bearer } },
      async (request) => verificationStatus(platform, await viewerOfRequest(platform, request)),
    );
  };
