import "./ui/font.css";
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
    void import("./ui/tips.ts").then(({ showTips }) => showTips());
    prepareToasts();
    typeset();
  },
  { once: true },
);

const router = createBrowserRouter(routes);

function App() {
  useEffect(() => document.documentElement.classList.remove("returning"), []);
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

/** Hydrates the prerendered page, or replaces the placeholder, once the code of the first screen has loaded. */
function show() {
  const root = document.getElementById("root") as HTMLElement;
  const { state } = router;
  const isWritten = state.matches.at(-1)?.route.path === root.dataset.written;
  // Otherwise the router would scroll back to the top.
  if (isWritten) state.restoreScrollPosition = false;
  // Renders in small pieces as a transition, so that the page stays responsive.
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
