import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** Makes icons of the library's drawings: what else the library can do with them weighs more than all that takers see. */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...attributes }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
