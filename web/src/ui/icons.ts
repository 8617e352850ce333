/** Drawings of Lucide 1.75 (https://lucide.dev), under the licences in NOTICE. */
import { createElement, type SVGProps } from "react";

/** A path, or the numbers of a circle or a rectangle. */
type Shape =
  | string
  | [cx: number, cy: number, r: number]
  | [x: number, y: number, width: number, height: number, rx: number];

export type Icon = ReturnType<typeof icon>;

function elementOf(shape: Shape) {
  if (typeof shape === "string") return createElement("path", { d: shape });
  const [x, y, width, height, rx] = shape;
  return rx ? createElement("rect", { x, y, width, height, rx }) : createElement("circle", { cx: x, cy: y, r: width });
}

/* @__NO_SIDE_EFFECTS__ */
function icon(...shapes: Shape[]) {
  return ({ size = 24, ...attributes }: SVGProps<SVGSVGElement> & { size?: number | string }) =>
    createElement(
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
      ...shapes.map(elementOf),
    );
}

export const ArrowDown = icon("M12 5v14", "m19 12-7 7-7-7");
export const ArrowLeft = icon("m12 19-7-7 7-7", "M19 12H5");
export const ArrowRight = icon("M5 12h14", "m12 5 7 7-7 7");
export const ArrowUp = icon("m5 12 7-7 7 7", "M12 19V5");
export const ArrowUpDown = icon("m21 16-4 4-4-4", "M17 20V4", "m3 8 4-4 4 4", "M7 4v16");
export const Ban = icon([12, 12, 10], "M4.929 4.929 19.07 19.071");
export const BellRing = icon(
  "M10.268 21a2 2 0 0 0 3.464 0",
  "M22 8c0-2.3-.8-4.3-2-6",
  "M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326",
  "M4 2C2.8 3.7 2 5.7 2 8",
);
export const Bold = icon("M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8");
export const ChartNoAxesColumn = icon("M5 21v-6", "M12 21V3", "M19 21V9");
export const Check = icon("M20 6 9 17l-5-5");
export const ChevronDown = icon("m6 9 6 6 6-6");
export const ChevronLeft = icon("m15 18-6-6 6-6");
export const ChevronRight = icon("m9 18 6-6-6-6");
export const ChevronsDown = icon("m7 6 5 5 5-5", "m7 13 5 5 5-5");
export const ChevronsUp = icon("m17 11-5-5-5 5", "m17 18-5-5-5 5");
export const CircleAlert = icon([12, 12, 10], "M12 8L12 12", "M12 16L12.01 16");
export const CircleCheck = icon([12, 12, 10], "m16 9-5.5 5.5L8 12");
export const CircleDashed = icon(
  "M10.1 2.182a10 10 0 0 1 3.8 0",
  "M13.9 21.818a10 10 0 0 1-3.8 0",
  "M17.609 3.721a10 10 0 0 1 2.69 2.7",
  "M2.182 13.9a10 10 0 0 1 0-3.8",
  "M20.279 17.609a10 10 0 0 1-2.7 2.69",
  "M21.818 10.1a10 10 0 0 1 0 3.8",
  "M3.721 6.391a10 10 0 0 1 2.7-2.69",
  "M6.391 20.279a10 10 0 0 1-2.69-2.7",
);
export const CircleDot = icon([12, 12, 1], [12, 12, 10]);
export const Clock = icon([12, 12, 10], "M12 6v6l4 2");
export const Code = icon("m16 18 6-6-6-6", "m8 6-6 6 6 6");
export const Copy = icon([8, 8, 14, 14, 2], "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2");
export const Download = icon("M12 15V3", "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4", "m7 10 5 5 5-5");
export const Ellipsis = icon([12, 12, 1], [19, 12, 1], [5, 12, 1]);
export const Equal = icon("M5 9L19 9", "M5 15L19 15");
export const ExternalLink = icon(
  "M15 3h6v6",
  "M10 14 21 3",
  "M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
);
export const Eye = icon(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  [12, 12, 3],
);
export const EyeOff = icon(
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
  "M14.084 14.158a3 3 0 0 1-4.242-4.242",
  "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
  "m2 2 20 20",
);
export const FileSpreadsheet = icon(
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
  "M14 2v5a1 1 0 0 0 1 1h5",
  "M8 13h2",
  "M14 13h2",
  "M8 17h2",
  "M14 17h2",
);
export const FileText = icon(
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
  "M14 2v5a1 1 0 0 0 1 1h5",
  "M10 9H8",
  "M16 13H8",
  "M16 17H8",
);
export const Grid3x3 = icon([3, 3, 18, 18, 2], "M3 9h18", "M3 15h18", "M9 3v18", "M15 3v18");
export const GripVertical = icon([9, 12, 1], [9, 5, 1], [9, 19, 1], [15, 12, 1], [15, 5, 1], [15, 19, 1]);
export const Hash = icon("M4 9L20 9", "M4 15L20 15", "M10 3L8 21", "M16 3L14 21");
export const History = icon("M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5", "M12 7v5l4 2");
export const Image = icon([3, 3, 18, 18, 2], [9, 9, 2], "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21");
export const Italic = icon("M19 4L10 4", "M14 20L5 20", "M15 4L9 20");
export const Keyboard = icon(
  "M10 8h.01",
  "M12 12h.01",
  "M14 8h.01",
  "M16 12h.01",
  "M18 8h.01",
  "M6 8h.01",
  "M7 16h10",
  "M8 12h.01",
  [2, 4, 20, 16, 2],
);
export const Languages = icon("m5 8 6 6", "m4 14 6-6 2-3", "M2 5h12", "M7 2h1", "m22 22-5-10-5 10", "M14 18h6");
export const LayoutGrid = icon([3, 3, 7, 7, 1], [14, 3, 7, 7, 1], [14, 14, 7, 7, 1], [3, 14, 7, 7, 1]);
export const LayoutTemplate = icon([3, 3, 18, 7, 1], [3, 14, 9, 7, 1], [16, 14, 5, 7, 1]);
export const Lightbulb = icon(
  "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5",
  "M9 18h6",
  "M10 22h4",
);
export const Link = icon(
  "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71",
  "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
);
export const List = icon("M3 5h.01", "M3 12h.01", "M3 19h.01", "M8 5h13", "M8 12h13", "M8 19h13");
export const ListFilter = icon("M2 5h20", "M6 12h12", "M9 19h6");
export const ListOrdered = icon(
  "M11 5h10",
  "M11 12h10",
  "M11 19h10",
  "M4 4h1v5",
  "M4 9h2",
  "M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02",
);
export const ListRestart = icon(
  "M21 5H3",
  "M7 12H3",
  "M7 19H3",
  "M12 18a5 5 0 0 0 9-3 4.5 4.5 0 0 0-4.5-4.5c-1.33 0-2.54.54-3.41 1.41L11 14",
  "M11 10v4h4",
);
export const Maximize = icon(
  "M8 3H5a2 2 0 0 0-2 2v3",
  "M21 8V5a2 2 0 0 0-2-2h-3",
  "M3 16v3a2 2 0 0 0 2 2h3",
  "M16 21h3a2 2 0 0 0 2-2v-3",
);
export const Menu = icon("M4 5h16", "M4 12h16", "M4 19h16");
export const Moon = icon(
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
);
export const Pause = icon([14, 3, 5, 18, 1], [5, 3, 5, 18, 1]);
export const Pencil = icon(
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  "m15 5 4 4",
);
export const Pin = icon(
  "M12 17v5",
  "M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z",
);
export const Play = icon("M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z");
export const Plus = icon("M5 12h14", "M12 5v14");
export const Presentation = icon("M2 3h20", "M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3", "m7 21 5-5 5 5");
export const Printer = icon(
  "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2",
  "M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6",
  [6, 14, 12, 8, 1],
);
export const Redo2 = icon("m15 14 5-5-5-5", "M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13");
export const RefreshCw = icon(
  "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8",
  "M21 3v5h-5",
  "M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16",
  "M8 16H3v5",
);
export const RotateCcw = icon("M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5");
export const Ruler = icon(
  "M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0Z",
  "m14.5 12.5 2-2",
  "m11.5 9.5 2-2",
  "m8.5 6.5 2-2",
  "m17.5 15.5 2-2",
);
export const Search = icon("m21 21-4.34-4.34", [11, 11, 8]);
export const Send = icon(
  "M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z",
  "m21.854 2.147-10.94 10.939",
);
export const Share = icon("M12 2v13", "m16 6-4-4-4 4", "M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8");
export const Share2 = icon([18, 5, 3], [6, 12, 3], [18, 19, 3], "M8.59 13.51L15.42 17.49", "M15.41 6.51L8.59 10.49");
export const Sigma = icon(
  "M18 7V5a1 1 0 0 0-1-1H6.5a.5.5 0 0 0-.4.8l4.5 6a2 2 0 0 1 0 2.4l-4.5 6a.5.5 0 0 0 .4.8H17a1 1 0 0 0 1-1v-2",
);
export const Sparkles = icon(
  "M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z",
  "M20 2v4",
  "M22 4h-4",
  [4, 20, 2],
);
export const SquareCheck = icon([3, 3, 18, 18, 2], "m16 9-5.5 5.5L8 12");
export const Star = icon(
  "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",
);
export const Sun = icon(
  [12, 12, 4],
  "M12 2v2",
  "M12 20v2",
  "m4.93 4.93 1.41 1.41",
  "m17.66 17.66 1.41 1.41",
  "M2 12h2",
  "M20 12h2",
  "m6.34 17.66-1.41 1.41",
  "m19.07 4.93-1.41 1.41",
);
export const TextCursorInput = icon(
  "M12 20h-1a2 2 0 0 1-2-2 2 2 0 0 1-2 2H6",
  "M13 8h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-7",
  "M5 16H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1",
  "M6 4h1a2 2 0 0 1 2 2 2 2 0 0 1 2-2h1",
  "M9 6v12",
);
export const Trash2 = icon(
  "M10 11v6",
  "M14 11v6",
  "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
  "M3 6h18",
  "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
);
export const Undo2 = icon("M9 14 4 9l5-5", "M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11");
export const Users = icon(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  "M16 3.128a4 4 0 0 1 0 7.744",
  "M22 21v-2a4 4 0 0 0-3-3.87",
  [9, 7, 4],
);
export const Webhook = icon(
  "M18 16.98h-5.99c-1.1 0-1.95.94-2.48 1.9A4 4 0 0 1 2 17c.01-.7.2-1.4.57-2",
  "m6 17 3.13-5.78c.53-.97.1-2.18-.5-3.1a4 4 0 1 1 6.89-4.06",
  "m12 6 3.13 5.73C15.66 12.7 16.9 13 18 13a4 4 0 0 1 0 8",
);
export const X = icon("M18 6 6 18", "m6 6 12 12");
