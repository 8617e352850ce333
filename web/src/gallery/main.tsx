import "@fontsource-variable/newsreader/wght.css";
import "../ui/fallback.css";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { Providers } from "../app/Providers.tsx";
import { prepareToasts } from "../ui/toast.tsx";
import { Gallery } from "./Gallery.tsx";

prepareToasts();
// Without StrictMode: its second run of effects closes the first dialog as soon as its code has loaded.
createRoot(document.getElementById("root") as HTMLElement).render(
  <Providers>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </Providers>,
);
