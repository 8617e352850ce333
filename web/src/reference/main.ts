import "../ui/font.css";
import "../ui/fallback.css";
import "virtual:tokens.css";
import "./reference.css";
import type { ApiReferenceConfiguration } from "@scalar/fastify-api-reference";

declare const Scalar: { createApiReference(place: string, configuration: Partial<ApiReferenceConfiguration>): void };

const mode = document.documentElement.classList.contains("dark") ? "dark" : "light";

Scalar.createApiReference("#root", {
  url: "/openapi.json",
  // The document names the public URL, but test requests go to the origin of this page.
  servers: [{ url: location.origin }],
  authentication: { preferredSecurityScheme: "bearer" },
  // No requests to other sites: no fonts, telemetry, proxy or assistant.
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

// Labels Scalar's copy buttons, which have only an icon and appear together with the code.
new MutationObserver(() => {
  for (const button of document.querySelectorAll("button.scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", "Copy the code");
}).observe(document.body, { childList: true, subtree: true });
