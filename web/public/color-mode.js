// Runs before the first paint, so the page never flashes in the other colours. The content security policy forbids doing this inline.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color-mode");
    // The page was written for visitors: what is only for them is not shown to somebody who is signed in.
    if (localStorage.getItem("accessToken")) document.documentElement.classList.add("returning");
    // Already in the cache, the display face holds nothing up.
    if (localStorage.getItem("typeface")) document.documentElement.classList.add("typeset");
  } catch {
    // Where storage is blocked, the system decides.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.add(dark ? "dark" : "light");
})();
