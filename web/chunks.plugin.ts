import type { Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

/** Modules with more importing entries are not told apart. */
const mostShares = 40;

/**
 * Puts into the first file all modules of the entry, and small ones that screens share. By default the bundler writes a
 * file for each set of screens with common modules; on a slow line those dozens of round trips cost more than the bytes.
 * `worth` is the number of characters, before minification, that a request of one screen is worth.
 */
export function firstFile(name: string, worth: number): Groups {
  const initial = new Set<string>();
  const shares = new Map<string, number>();
  const decided = new Map<string, boolean>();

  function isFirst(id: string, context: Rolldown.ChunkingContext): boolean {
    if (initial.has(id)) return true;
    const known = decided.get(id);
    if (known !== undefined) return known;
    // Modules may import each other in a circle.
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

  /** Type imports, and the files through which Chakra's components come. */
  const isOpen = (id: string) =>
    !shares.has(id) && (!id.includes("/node_modules/") || id.includes("/@chakra-ui/react/"));

  // All groups but the last capture nothing. They learn what only the bundler knows after shaking the tree.
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

/** Chakra's components come through one file that imports all, so a module's imports do not show which it uses. */
const componentsOf = (code?: string | null): string[] =>
  [...(code ?? "").matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/(?<=[a-z])(?=[A-Z])/g, "-"))
      .map((name) => `/@chakra-ui/react/dist/esm/components/${name.toLowerCase()}/`),
  );
