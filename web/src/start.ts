/* A small script that loads before the application and sends the first screen's query. */
import { screenAt, screens } from "../../api/src/client/screens.shared.ts";
import { accessToken } from "./account/session/session.ts";
import { firstQueries } from "./app/queries.ts";
import { sendOperation } from "./app/sendOperation.ts";

declare const operationIds: Readonly<Record<string, string>>;

const path = screenAt(location.pathname);
const query = path && firstQueries[screens[path]];
// Skipped if the application ran first, as it may with a warm cache.
if (query && accessToken() !== null && window.early !== null) {
  const variables = query.variables({ params: paramsIn(path), search: new URLSearchParams(location.search) });
  const id = operationIds[query.name] ?? "";
  const answer = sendOperation({ id, name: query.name }, variables).then((answer) => ({
    answer,
    token: accessToken(),
  }));
  // The code that takes the promise reports a failure.
  answer.catch(() => undefined);
  window.early = { id, variables, answer };
}

function paramsIn(path: string): Record<string, string> {
  const parts = location.pathname.split("/");
  const named = path.split("/").flatMap((name, place) => (name.startsWith(":") ? [[name.slice(1), parts[place]]] : []));
  return Object.fromEntries(named.map(([name, part = ""]) => [name, decodeURIComponent(part)]));
}
