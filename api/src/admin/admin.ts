import { setAdmin } from "../account/admin-flag.ts";
import type { User } from "../generated/prisma/client.ts";
import { inTransaction } from "../platform/data/database.ts";
import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { AdminFlag } from "./admin.rules.ts";

/** Never removes the last administrator. */
export async function setAdministrator(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<User> {
  administrator(viewer);
  const { isAdmin } = parse(AdminFlag, input);
  return inTransaction(platform.db, async (tx) => {
    await setAdmin(tx, { id }, isAdmin, viewer);
    return tx.user.findUniqueOrThrow({ where: { id } });
  });
}
