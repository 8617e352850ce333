import type { Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

/** Modules with even more importing entries are all treated the same. */
const mostShares = 40;

const timed =
  /\/take\/(?:timer\/(?!Granted)\w+|gate\/(?:moment|ruled|passcode|ballot\/held)|language\/timeLimit)\.tsx?$|\/setting\/fields\.shared\.ts$/;

/** One file for all that an item with a time limit loads before the start. */
export const timedFiles: Groups = [{ name: (id) => (timed.test(id) ? "timed" : null) }];

/**
 * Puts all modules of the entry, and small ones that screens share, into the first file. By default the bundler writes
 * a file for each set of screens with common modules. On a slow line, those dozens of round trips cost more than the
 * bytes. `worth` is the price of one request by one screen, in characters before minification.
 */
export function firstFile(name: string, worth: number): Groups {
  const initial = new Set<string>();
  const shares = new Map<string, number>();
  const decided = new Map<string, boolean>();

  function isFirst(id: string, context: Rolldown.ChunkingContext): boolean {
    if (initial.has(id)) return true;
    const known = decided.get(id);
    if (known !== undefined) return known;
    // Modules may import each other in a cycle.
    decided.set(id, true);
    const { code, importedIds = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    const share = shares.get(id) ?? 0;
    const isSmall =
      share > 1 &&
      dynamicImporters.length === 0 &&
      (code ?? "").length < worth * share &&
      componentsOf(code).every((folder) =>
        [...shares.keys()].every((id) => !id.includes(folder) || isFirst(id, context)),
      ) &&
      importedIds.every((id) => isFirst(id, context) || isOpen(id));
    decided.set(id, isSmall);
    return isSmall;
  }

  /** True for type imports, and for the files that export Chakra's components. */
  const isOpen = (id: string) =>
    !shares.has(id) && (!id.includes("/node_modules/") || id.includes("/@chakra-ui/react/"));

  // All groups except the last capture nothing. They record share counts, which the bundler knows only after tree
  // shaking.
  const counting = Array.from({ length: mostShares }, (_, index) => ({
    minShareCount: index + 1,
    name: (id: string) => void shares.set(id, index + 1),
  }));
  return [
    { tags: ["$initial"], name: (id) => void initial.add(id) },
    ...counting,
    { name: (id, context) => (isFirst(id, context) ? name : null) },
  ];
}

/**
 * Finds Chakra's components by name. They share one file that imports all, so a module's imports don't show which it
 * uses.
 */
const componentsOf = (code?: string | null): string[] =>
  [...(code ?? "").matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/(?<=[a-z])(?=[A-Z])/g, "-"))
      .map((name) => `/@chakra-ui/react/dist/esm/components/${name.toLowerCase()}/`),
  );
