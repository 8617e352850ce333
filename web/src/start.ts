/*
 * A script of its own, which is there long before the application is: it begins to ask what the screen will ask first.
 * On a slow line the answer is there when the application is.
 */
import { screenAt, screens } from "../../api/src/platform/shared/screens.shared.ts";
import { accessToken } from "./account/session/session.ts";
import { ask } from "./app/ask.ts";
import { firstQueries } from "./app/queries.ts";

/** The ids under which the server knows the queries, by their names; filled in by the build. */
declare const operationIds: Readonly<Record<string, string>>;

const path = screenAt(location.pathname);
const query = path && firstQueries[screens[path]];
// With all of it in the browser's cache the application may be there first.
if (query && accessToken() !== null && window.early !== null) {
  const variables = query.variables({ params: paramsIn(path), search: new URLSearchParams(location.search) });
  const id = operationIds[query.name] ?? "";
  const answer = ask({ id, name: query.name }, variables).then((answer) => ({ answer, token: accessToken() }));
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  window.early = { id, variables, answer };
}

/** The parts of the address that a path has names for. */
function paramsIn(path: string): Record<string, string> {
  const parts = location.pathname.split("/");
  const named = path.split("/").flatMap((name, place) => (name.startsWith(":") ? [[name.slice(1), parts[place]]] : []));
  return Object.fromEntries(named.map(([name, part = ""]) => [name, decodeURIComponent(part)]));
}
