// Runs before the first paint, so the page never flashes in the other colours. The content security policy forbids doing this inline.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color-mode");
  } catch {
    // Where storage is blocked, the system decides.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.add(dark ? "dark" : "light");
})();
