import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  copiedFamilies,
  copies,
  fileOf,
  folderOf,
  scriptOf,
} from "../../api/src/attempt/certificate/paper/families.ts";

/** Copies what certificates need of fonts whose packages are installed for building only. */
export function copyFonts() {
  rmSync(copies, { recursive: true, force: true });
  for (const family of copiedFamilies) {
    const folder = folderOf(family);
    for (const file of ["unicode.json", "LICENSE", fileOf(family, scriptOf(family))])
      cpSync(join(folder, file), join(copies, family.folder, file));
  }
}
