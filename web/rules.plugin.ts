import type { Plugin } from "vite";

interface Node {
  type: string;
  end: number;
  callee?: { type: string; object: Node; property: { name?: string } };
}

/** Removes the rules' `.meta(…)`, which is for the API's documentation. The client reads none of it. */
export function rulesWithoutMeta(): Plugin {
  return {
    name: "rules-without-meta",
    transform: {
      filter: { id: /\.rules\.ts$/ },
      handler(code) {
        const metas: [from: number, to: number][] = [];
        const visit = (node: unknown): void => {
          if (Array.isArray(node)) node.forEach(visit);
          else if (isNode(node)) {
            const { callee } = node;
            const isMeta = callee?.type === "MemberExpression" && callee.property.name === "meta";
            if (isMeta) metas.push([callee.object.end, node.end]);
            visit(isMeta ? callee.object : Object.values(node));
          }
        };
        visit(this.parse(code));
        const last = metas.sort(([one], [other]) => other - one);
        return { code: last.reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), code), map: null };
      },
    },
  };
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
