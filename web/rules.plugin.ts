import type { Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { type: string; object: Node; property: { name?: string } };
  arguments?: { name?: string }[];
  key?: { name?: string };
  value?: unknown;
}

/** A range of the code, and its replacement. */
type Cut = [from: number, to: number, by: string];

/**
 * Removes descriptions from rules: `.meta(…)`, `.register(shapes, …)`, and those of settings. They are for the APIs, and
 * the client reads none of them.
 */
export function rulesWithoutMeta(): Plugin {
  return {
    name: "rules-without-meta",
    transform: {
      filter: { id: /\.rules\.ts$/ },
      handler(code) {
        const cuts: Cut[] = [];
        const visit = (node: unknown): void => {
          if (Array.isArray(node)) node.forEach(visit);
          else if (isNode(node)) {
            const { callee, key, value } = node;
            const isMeta =
              callee?.type === "MemberExpression" &&
              (callee.property.name === "meta" || node.arguments?.[0]?.name === "shapes");
            const isText = key?.name === "description" && isNode(value) && /Literal$/.test(value.type);
            if (isMeta) cuts.push([callee.object.end, node.end, ""]);
            if (isText) cuts.push([value.start, value.end, '""']);
            visit(isMeta ? callee.object : Object.values(node));
          }
        };
        visit(this.parse(code));
        const last = cuts.sort(([one], [other]) => other - one);
        return {
          code: last.reduce((left, [from, to, by]) => left.slice(0, from) + by + left.slice(to), code),
          map: null,
        };
      },
    },
  };
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
