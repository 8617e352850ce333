/** Names each formula in the language of the page as soon as it is shown. Their words are loaded with the first one. */
export function nameFormulasIn(root: HTMLElement) {
  const observer = new MutationObserver(async () => {
    if (!root.querySelector("math")) return;
    // Without a connection they keep their TeX for a name.
    const loaded = await import("./formula.ts").catch(() => null);
    await loaded?.nameFormulas();
  });
  // Other words on the page can mean another language.
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
