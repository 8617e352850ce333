import "@fontsource-variable/newsreader/wght.css";
import "../ui/fallback.css";
import "virtual:tokens.css";
import "./reference.css";
import type { ApiReferenceConfiguration } from "@scalar/fastify-api-reference";

declare const Scalar: { createApiReference(place: string, configuration: Partial<ApiReferenceConfiguration>): void };

const mode = document.documentElement.classList.contains("dark") ? "dark" : "light";

Scalar.createApiReference("#root", {
  url: "/openapi.json",
  // The document names the public address; trying it works at the address that the page came from.
  servers: [{ url: location.origin }],
  authentication: { preferredSecurityScheme: "bearer" },
  // Nothing leaves for other sites: no fonts, no figures of use, no proxy, no assistant.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  documentDownloadType: "none",
  theme: "none",
  forceDarkModeState: mode,
  hideDarkModeToggle: true,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  hideModels: true,
});

// Scalar's copy buttons have only a picture, and come with the code beside them.
new MutationObserver(() => {
  for (const button of document.querySelectorAll("button.scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", "Copy the code");
}).observe(document.body, { childList: true, subtree: true });
