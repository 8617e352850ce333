import { type ComponentType, lazy, Suspense, useState } from "react";

/**
 * A component in a file of its own. What `load` has loaded before is shown at once, and takes the focus with its
 * screen; a lazy component would come a moment later. If it cannot be loaded, `otherwise` stands in its place, or the
 * page fails.
 */
export function late<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await importIt();
    return loaded;
  };
  const Lazy = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!otherwise) throw error;
      return { default: otherwise };
    }
  }) as ComponentType<Props>;

  function Late(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { Late, load };
}

/** With the words that such parts of the page say. */
export async function withWords<Module>(importing: Promise<Module>): Promise<Module> {
  const [module, { laterWords }] = await Promise.all([importing, import("./language/later.ts")]);
  await laterWords;
  return module;
}

/** With words of its own, which it exports. */
export async function withOwnWords<Module extends { words: Promise<void> }>(importing: Promise<Module>) {
  const module = await importing;
  await module.words;
  return module;
}
