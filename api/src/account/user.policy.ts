import type { User } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

export const mayReadUser = ({ user }: Viewer, { id }: Pick<User, "id">): boolean =>
  user !== null && (user.isAdmin || user.id === id);

/** False for administrators who look at other people's accounts. */
export const isSelf = ({ user }: Viewer, { id }: Pick<User, "id">): boolean => user?.id === id;

export const administers = ({ user }: Viewer): boolean => user?.isAdmin ?? false;
