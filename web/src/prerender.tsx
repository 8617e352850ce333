import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router-dom";
import { Providers } from "./app/Providers.tsx";
import { routes } from "./app/routes.tsx";
import { Shell } from "./app/Shell.tsx";
import { publicPaths } from "./publicPaths.ts";
import { Loading } from "./ui/layout/Loading.tsx";

/*
 * Runs when the client is built: public pages are written out, so that they can be read and filled in before any script
 * has run, and the frame around all other screens, so that something stands there while theirs are on the way.
 */

export { publicPaths };

/** The HTML of a public page as a signed-out visitor sees it. */
export const pageAt = (path: (typeof publicPaths)[number]) => render(routes, path);

/** The HTML of a screen whose code and data are still on their way. */
export const frame = () =>
  render([{ Component: Shell, children: [{ path: "*", Component: Loading, handle: { isWork: true } }] }], "/-");

async function render(routes: RouteObject[], path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
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
