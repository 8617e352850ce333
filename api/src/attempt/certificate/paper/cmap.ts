/** Characters of font files. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Indices of tables in the format's list of known tags, and the index for other tags. */
const [cmap, glyf, loca, otherTag] = [0, 10, 11, 63];

/** Code points that a WOFF2 file has glyphs for (https://www.w3.org/TR/WOFF2/). */
export function codesIn(file: string): Set<number> {
  const woff = readFileSync(file);
  let at = 48;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = woff.readUInt8(at++);
      value = 128 * value + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let end = 0;
  for (let rest = woff.readUInt16BE(12); rest > 0; rest--) {
    const flags = woff.readUInt8(at++);
    const [kind, transformation] = [flags & 63, flags >> 6];
    if (kind === otherTag) at += 4;
    const length = number();
    // Zero means a transformation in these two tables, and none elsewhere.
    const isTransformed = (kind === glyf || kind === loca) === (transformation === 0);
    const size = isTransformed ? number() : length;
    if (kind === cmap) start = end;
    end += size;
  }
  return codesOf(brotliDecompressSync(woff.subarray(at, at + woff.readUInt32BE(20))).subarray(start));
}

/** Code points of a `cmap` table. Reads the formats that web fonts have: 4, and 12 beyond U+FFFF. */
function codesOf(table: Buffer): Set<number> {
  const codes = new Set<number>();
  const word = (offset: number) => table.readUInt16BE(offset);
  const long = (offset: number) => table.readUInt32BE(offset);
  for (let entry = 4; entry < 4 + 8 * word(2); entry += 8) {
    const part = long(entry + 4);
    if (word(part) === 12)
      for (let group = part + 16; group < part + 16 + 12 * long(part + 12); group += 12)
        for (let code = long(group); code <= long(group + 4); code++) codes.add(code);
    if (word(part) !== 4) continue;
    const size = word(part + 6);
    for (let last = part + 14; last < part + 14 + size; last += 2) {
      const [first, delta, offset] = [last + size + 2, last + 2 * size + 2, last + 3 * size + 2];
      for (let code = word(first); code <= word(last) && code < 0xffff; code++) {
        const glyph = word(offset) === 0 ? code + word(delta) : word(offset + word(offset) + 2 * (code - word(first)));
        if (glyph % 0x10000 !== 0) codes.add(code);
      }
    }
  }
  return codes;
}
