import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/**
 * The security headers of a response, by name. `ancestors` are the pages that may frame it. `trustedTypes` names the
 * only policy by which its scripts may put HTML into the page, if there is such a limit.
 */
export const securityHeaders = (publicUrl: string, ancestors: "'none'" | "*", trustedTypes?: string) =>
  headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Chakra inserts style elements as components appear.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", "data:"],
          connectSrc: ["'self'", socketOrigin(publicUrl)],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: [ancestors],
          ...(trustedTypes && { requireTrustedTypesFor: ["'script'"], trustedTypes: [trustedTypes] }),
        },
      },
      xFrameOptions: ancestors === "'none'" && { action: "deny" },
      strictTransportSecurity: publicUrl.startsWith("https:"),
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    }),
  );

/** The headers that helmet sets, by name. They are the same for every response, so they are computed once. */
function headersOf(secure: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  secure({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

export const socketOrigin = (publicUrl: string) => new URL(publicUrl).origin.replace(/^http/, "ws");
