import "@fontsource-variable/newsreader/wght.css";
import "./ui/fallback.css";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followOtherTabs } from "./account/session/session.ts";
import { Providers } from "./app/Providers.tsx";
import { routes } from "./app/routes.tsx";
import { typeset } from "./app/typeset.ts";
import { prepareToasts } from "./ui/toast.tsx";

followOtherTabs();
addEventListener(
  "load",
  () => {
    // Not before somebody can point at something.
    void import("./ui/tips.ts").then(({ showTips }) => showTips());
    prepareToasts();
    typeset();
  },
  { once: true },
);
const router = createBrowserRouter(routes);

function App() {
  // What is only for visitors was hidden while it was unknown who is here.
  useEffect(() => document.documentElement.classList.remove("returning"), []);
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

/**
 * Once the first screen's code is there: takes over the page that was written for it, with all that somebody did to it
 * meanwhile, or takes the place of what stood in for the screen.
 */
function show() {
  const root = document.getElementById("root") as HTMLElement;
  const { state } = router;
  const isWritten = state.matches.at(-1)?.route.path === root.dataset.written;
  // Otherwise the router would scroll back to the top.
  if (isWritten) state.restoreScrollPosition = false;
  // As a transition it is rendered in small pieces, between which the page answers.
  startTransition(() => {
    if (isWritten) hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
}

if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
