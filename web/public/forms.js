// What somebody sends before the application is there waits for it: the browser by itself would leave the page.
addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.target.setAttribute("aria-busy", "true");
});
