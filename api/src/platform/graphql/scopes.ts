import type { GraphQLResolveInfo } from "graphql";
import type { Policy } from "../identity/policy.ts";
import type { Scope } from "../identity/scopes.shared.ts";
import { requireScope } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import type { Context } from "./context.ts";

/** A policy, or one that also needs the platform, for example for a limit. */
type Guard<Facts> = (...asked: [...Parameters<Policy<Facts>>, Platform]) => boolean | Promise<boolean>;

/** Guards a type by a policy: a refused row is null, as if it did not exist. */
export const guardedBy = <Facts>(may: Guard<Facts>) =>
  ({
    nullable: true,
    authScopes: (row: Facts, { viewer, platform }: Context) => may(viewer, row, platform),
    extensions: { may },
  }) as const;

const needed = (scopes: Scope[]) => `A token needs ${scopes.map((scope) => `\`${scope}\``).join(" and ")}.`;

/**
 * Guards fields by a policy: null without an error for viewers it refuses. `refused` describes these viewers. A token
 * that only lacks a scope gets null with an error that names it.
 */
export const nullUnless =
  <Facts>(may: Guard<Facts>, refused: string, ...scopes: Scope[]) =>
  (description: string) =>
    ({
      nullable: true,
      description: [description, refused, ...(scopes.length > 0 ? [needed(scopes)] : [])].join(" "),
      async authScopes(row: Facts, _args: unknown, { viewer, platform }: Context) {
        const isAllowed = await may(viewer, row, platform);
        if (isAllowed) for (const scope of scopes) requireScope(viewer, scope);
        return isAllowed;
      },
      unauthorizedResolver: () => null,
    }) as const;

/** A row found by global id, if its type's policy lets the viewer see it; otherwise null. */
export async function seenNode<Row>(
  row: Row,
  typename: string,
  { viewer, platform }: Context,
  { schema }: GraphQLResolveInfo,
): Promise<Row | null> {
  const { may } = (schema.getType(typename)?.extensions ?? {}) as { may?: Guard<Row> };
  return row && !(row instanceof Error) && (await may?.(viewer, row, platform)) ? row : null;
}
