let parts: typeof import("./analysed.ts") | null = null;

/** The parts that need an analysis. They load with the first one, after the figures. */
export const loadParts = async () => {
  parts ??= await import("./analysed.ts");
  return parts;
};

/** Null before the first analysis. Unlike a lazy part, a loaded one also renders while the page is printed. */
export const loadedParts = () => parts;
