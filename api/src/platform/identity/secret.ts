import { createHash, randomBytes } from "node:crypto";

/** What cannot be guessed, as it is given away. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** What is stored of it: enough to know it again, and nothing to use. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("hex");
