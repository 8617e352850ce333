import { createHash, randomBytes } from "node:crypto";

export const newSecret = () => randomBytes(32).toString("base64url");

/** The stored form of a secret: enough to recognise it, useless to a thief. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("hex");
