import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  copiedFamilies,
  copies,
  fileOf,
  folderOf,
  scriptOf,
} from "../../api/src/attempt/certificate/paper/families.ts";

/** Copies the font files for certificates from packages that are installed only for building. */
export function copyFonts() {
  rmSync(copies, { recursive: true, force: true });
  for (const family of copiedFamilies) {
    const folder = folderOf(family);
    for (const file of ["unicode.json", "LICENSE", fileOf(family, scriptOf(family))])
      cpSync(join(folder, file), join(copies, family.folder, file));
  }
}
