import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { ToastPlace } from "../ui/toast.tsx";
import { useEnvironment } from "./environment.ts";
import { system } from "./theme.ts";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={useEnvironment()}>{children}</RelayEnvironmentProvider>
      <ToastPlace />
    </ChakraProvider>
  );
}
