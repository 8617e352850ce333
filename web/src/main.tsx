import "@fontsource-variable/newsreader/wght.css";
import "./ui/fallback.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followOtherTabs } from "./account/session.ts";
import { Providers } from "./app/Providers.tsx";
import { routes } from "./app/routes.tsx";
import { Toasts } from "./ui/toast.tsx";

followOtherTabs();
// Not before somebody can point at something.
addEventListener("load", () => void import("./ui/tips.ts").then(({ showTips }) => showTips()), { once: true });
const router = createBrowserRouter(routes);

/** Takes the place of what the server sent to be read meanwhile, once the first screen's code is there. */
function show() {
  document.documentElement.classList.remove("returning");
  const root = createRoot(document.getElementById("root") as HTMLElement);
  // As a transition it is rendered in small pieces, between which the page answers.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
          <Toasts />
        </Providers>
      </StrictMode>,
    ),
  );
}

if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
