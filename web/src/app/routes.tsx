import { createBrowserRouter, Outlet, type RouteObject } from "react-router-dom";
import { AppError, ScreenError } from "./errors.tsx";
import { Shell } from "./Shell.tsx";
import { screen } from "./screen.tsx";

const screens: RouteObject[] = [
  screen({ path: "/", load: async () => (await import("../site/Landing.tsx")).Landing }),
  screen({ path: "/login", load: async () => (await import("../account/LoginScreen.tsx")).LoginScreen }),
  screen({ path: "/register", load: async () => (await import("../account/RegisterScreen.tsx")).RegisterScreen }),
  screen({ path: "*", load: async () => (await import("../site/NotFound.tsx")).NotFound }),
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: AppError,
    children: [{ Component: Outlet, ErrorBoundary: ScreenError, children: screens }],
  },
]);
