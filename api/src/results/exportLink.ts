import { jwtVerify, SignJWT } from "jose";
import { ownContent } from "../content/content.ts";
import { DomainError, parse } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { anonymous, signedIn, type Viewer } from "../platform/viewer.ts";
import { ExportRequest } from "./export.rules.ts";
import { type Export, exportAttempts } from "./export.ts";
import { readFilter } from "./filter.ts";

const audience = "assay-export";

/** An address that a browser can download an export from by itself, for five minutes. */
export async function exportLink(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const { format } = parse(ExportRequest, input);
  const filter = readFilter(input);
  await ownContent(platform, viewer, id);
  const token = await new SignJWT({ id, format, filter })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(signedIn(viewer).id)
    .setAudience(audience)
    .setExpirationTime("5m")
    .sign(platform.tokenKey);
  return `/api/exports/${token}`;
}

/** The export behind such an address, for whoever it was made for. */
export async function linkedExport(platform: Platform, token: string): Promise<Export> {
  const { payload } = await jwtVerify(token, platform.tokenKey, { algorithms: ["HS256"], audience }).catch(() => {
    throw new DomainError("NOT_FOUND", "This download link has expired");
  });
  const user = await platform.db.user.findUnique({ where: { id: String(payload.sub) } });
  const viewer: Viewer = { ...anonymous(""), user };
  return exportAttempts(platform, viewer, String(payload.id), {
    ...(payload.filter as object | null),
    format: payload.format,
  });
}
