import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colors, fonts } from "../web/src/ui/tokens.ts";

const ink = Object.fromEntries(Object.entries(colors).map(([name, [light]]) => [name, light])) as Record<
  keyof typeof colors,
  string
>;
const face = readFileSync(
  join(import.meta.dirname, "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2"),
).toString("base64");

function page(title: string, figure: string): string {
  return `<!doctype html><style>
    @font-face { font-family: "Newsreader Variable"; src: url(data:font/woff2;base64,${face}); font-weight: 200 800; }
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; padding: 72px 80px; background: ${ink.paper}; color: ${ink.ink};
      font: 500 26px ${fonts.display}; display: grid; grid-template: auto 1fr / 1fr 460px; column-gap: 90px; }
    .mark { display: flex; align-items: center; gap: 16px; font-size: 40px; font-weight: 600; letter-spacing: -0.02em; }
    .mark svg { width: 52px; color: ${ink.accent}; }
    h1 { align-self: end; text-wrap: balance; font-size: 88px; font-weight: 500; line-height: 1.04; letter-spacing: -0.018em; }
    figure { grid-area: 1 / 2 / 3 / 3; align-self: center; }
    .row { display: flex; align-items: center; gap: 26px; height: 96px; border-top: 2px solid ${ink.hairline}; }
    .row:last-child { border-bottom: 2px solid ${ink.hairline}; }
    .letter { flex: none; width: 52px; height: 52px; display: grid; place-items: center; border: 2px solid ${ink.control};
      border-radius: 50%; color: ${ink.muted}; font-size: 28px; }
    .line { height: 14px; border-radius: 7px; background: ${ink.hairline}; }
    .chosen .letter { background: ${ink.accent}; border-color: ${ink.accent}; color: ${ink.accentInk}; }
    .chosen .line, .full { background: ${ink.accent}; }
  </style><p class="mark">${mark} Assay</p><h1>${title}</h1><figure>${figure}</figure>`;
}

const mark = `<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="currentColor"/><path d="M7.5 17.5l5.6 5.6L24.5 9.5"
  fill="none" stroke="${ink.accentInk}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The logo on a full square, which stays complete under any mask. */
export const icon = `<!doctype html><style>body { margin: 0; height: 100vh; display: grid; place-items: center;
  background: ${ink.accent}; color: ${ink.accent}; } svg { width: 82vw; }</style>${mark}`;

/** The icon for a browser tab, with rounded corners. */
export const tabIcon = `<!doctype html><style>body { margin: 0; color: ${ink.accent}; } svg { display: block;
  width: 100vw; }</style>${mark}`;

function options(chosen: number): string {
  return [270, 190, 320, 230]
    .map(
      (width, place) => `<div class="row ${place === chosen ? "chosen" : ""}">
        <span class="letter">${String.fromCharCode(65 + place)}</span><span class="line" style="width: ${width}px"></span>
      </div>`,
    )
    .join("");
}

function bars(shares: number[]): string {
  return shares
    .map(
      (share, place) => `<div class="row"><span class="letter">${String.fromCharCode(65 + place)}</span>
        <span class="full" style="height: 26px; width: ${(382 * share) / 100}px"></span></div>`,
    )
    .join("");
}

function levels(): string {
  return [1, 2, 3, 4]
    .map(
      (level) => `<span style="display: inline-block; width: 106px; margin-right: ${level < 4 ? 12 : 0}px;
        height: ${90 + 70 * level}px; vertical-align: bottom; border-radius: 4px 4px 0 0;
        background: ${level === 3 ? ink.accent : level < 3 ? ink.accentWash : ink.sunken};
        border: 2px solid ${level === 3 ? ink.accent : ink.hairline}; border-bottom: 0"></span>`,
    )
    .join("")
    .concat(`<div style="border-top: 3px solid ${ink.ink}"></div>`)
    .replace(/>\s+</g, "><");
}

export const previews: Record<string, string> = {
  assay: page("Ask well. Read the answers live.", options(0)),
  quiz: page("A quiz for you", options(1)),
  survey: page("A survey for you", bars([88, 56, 31, 17])),
  assessment: page("A skill assessment for you", levels()),
};
