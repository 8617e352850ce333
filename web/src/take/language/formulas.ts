/** Names each formula in the page's language as soon as it is shown. The words are loaded with the first formula. */
export function nameFormulasIn(root: HTMLElement) {
  const observer = new MutationObserver(async () => {
    if (!root.querySelector("math")) return;
    // Formulas keep their TeX as their name while offline.
    const module = await import("./formula.ts").catch(() => null);
    await module?.nameFormulas();
  });
  // New words on the page can mean that the language has changed.
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
