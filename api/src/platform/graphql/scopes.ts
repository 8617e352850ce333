import type { GraphQLResolveInfo } from "graphql";
import type { Policy } from "../identity/policy.ts";
import type { Scope } from "../identity/scopes.shared.ts";
import { requireScope } from "../identity/viewer.ts";
import type { Context } from "./builder.ts";

/** Guards a type by a policy: a refused row is null, as if it did not exist. */
export const guardedBy = <Facts>(may: Policy<Facts>) =>
  ({
    nullable: true,
    authScopes: (row: Facts, { viewer }: Context) => may(viewer, row),
    extensions: { may },
  }) as const;

/**
 * Guards fields by a policy: null without an error for those it refuses. `refused` tells who they are. A token that only
 * lacks the scope gets null with an error that names it.
 */
export const nullUnless =
  <Facts>(may: Policy<Facts>, refused: string, scope?: Scope) =>
  (description: string) =>
    ({
      nullable: true,
      description: [description, refused, ...(scope ? [`A token needs \`${scope}\`.`] : [])].join(" "),
      authScopes(row: Facts, _args: unknown, { viewer }: Context) {
        const isAllowed = may(viewer, row);
        if (isAllowed && scope) requireScope(viewer, scope);
        return isAllowed;
      },
      unauthorizedResolver: () => null,
    }) as const;

/** A row found by global id, if its type's policy lets the viewer see it; else null. */
export function seenNode<Row>(row: Row, typename: string, { viewer }: Context, { schema }: GraphQLResolveInfo) {
  const { may } = (schema.getType(typename)?.extensions ?? {}) as { may?: Policy<Row> };
  return row && !(row instanceof Error) && may?.(viewer, row) ? row : null;
}
