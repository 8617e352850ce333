import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router-dom";
import { Providers } from "./app/Providers.tsx";
import { routes } from "./app/routes.tsx";
import { Shell } from "./app/Shell.tsx";
import type { publicPaths } from "./publicPaths.ts";
import { Loading } from "./ui/layout/Loading.tsx";

/* Runs at build time. Prerenders the public pages, and the frame that all other screens show while they load. */

export const pageAt = (path: (typeof publicPaths)[number]) => render(routes, path);

export const frame = () =>
  render([{ Component: Shell, children: [{ path: "*", Component: Loading, handle: { isWork: true } }] }], "/-");

async function render(routes: RouteObject[], path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  return renderToString(
    <Providers>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
}
