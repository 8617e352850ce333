import "../ui/font.css";
import "../ui/fallback.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { Providers } from "../app/Providers.tsx";
import { prepareToasts } from "../ui/toast.tsx";
import { Gallery } from "./Gallery.tsx";

prepareToasts();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Providers>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </Providers>
  </StrictMode>,
);
