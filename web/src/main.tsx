import { ChakraProvider } from "@chakra-ui/react";
import "@fontsource-variable/newsreader/wght.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { followOtherTabs } from "./account/session.ts";
import { useEnvironment } from "./app/environment.ts";
import { router } from "./app/routes.tsx";
import { system } from "./app/theme.ts";
import { Toasts } from "./ui/toast.tsx";

function App() {
  return (
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={useEnvironment()}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
      <Toasts />
    </ChakraProvider>
  );
}

followOtherTabs();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
