/** Builds the fonts that a text needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Family, fileOf, folderOf, settingOf } from "./families.ts";

/** A font with a unique name, and the characters that it sets. */
interface Face {
  name: string;
  covers: string;
}

/**
 * Font files for a text, and for slanted Latin. Each file is a font for its characters alone. Otherwise, a font with a
 * letter and a combining accent would set a letter whose accented form is in another file.
 */
export async function fontsFor(text: string, language: string): Promise<{ faces: Face[]; blobs: Buffer[] }> {
  const all = settingOf(text, language).settings.map((setting, index) => ({ ...setting, name: `f${index}` }));
  return {
    faces: all.map(({ name, characters }) => ({ name, covers: `[${characters.map(escaped).join("")}]` })),
    blobs: await Promise.all(
      all.flatMap(({ family, subset, name }) =>
        (family.isSlanted ? ["normal", "italic"] : ["normal"]).map((style) =>
          regular(family, fileOf(family, subset, style), name),
        ),
      ),
    ),
  };
}

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const whole = { keepAllGlyphs: true, targetFormat: "truetype" } as const;
const regularWeight = { ...whole, variationAxes: { wght: 400 } };

/** The regular weight of a font, as TrueType and with another name. */
async function regular(family: Family, file: string, name: string): Promise<Buffer> {
  const font = await subsetFont(
    readFileSync(join(folderOf(family), file)),
    "",
    family.isStatic ? whole : regularWeight,
  );
  const table = nameTable(name);
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.readUInt32BE(entry) !== nameTag) continue;
    font.writeUInt32BE(font.length, entry + 8);
    font.writeUInt32BE(table.length, entry + 12);
  }
  return Buffer.concat([font, table]);
}

const nameTag = Buffer.from("name").readUInt32BE();

/** A name table: the family, full and PostScript names. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const [windows, unicode, english] = [3, 1, 0x409];
  const records = [1, 4, 6].flatMap((id) => [windows, unicode, english, id, text.length, 0]);
  const words = [0, 3, 2 * (3 + records.length), ...records];
  const table = Buffer.alloc(2 * words.length);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index);
  return Buffer.concat([table, text]);
}
