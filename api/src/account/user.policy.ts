import type { User } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

/** A person reads the own account, administrators read all. */
export const mayReadUser = ({ user }: Viewer, { id }: Pick<User, "id">): boolean =>
  user !== null && (user.isAdmin || user.id === id);

/** What is the viewer's own: of other people administrators do not read it either. */
export const isSelf = ({ user }: Viewer, { id }: Pick<User, "id">): boolean => user?.id === id;

/** For what only administrators read, whatever it is about. */
export const administers = ({ user }: Viewer): boolean => user?.isAdmin ?? false;
