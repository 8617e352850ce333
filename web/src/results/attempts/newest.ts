import {
  ConnectionHandler,
  commitLocalUpdate,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from "relay-runtime";

export const pageSize = 20;

interface ListVariables {
  filter?: object | null;
  order?: string | null;
}

/** Replaces the list's edges by the newest page, and reuses existing rows. */
export function showNewest(environment: IEnvironment, contentId: string, variables: ListVariables = {}) {
  commitLocalUpdate(environment, (store) => {
    const content = store.get(contentId);
    const page = content?.getLinkedRecord("attempts", { first: pageSize, ...variables });
    const list = content && ConnectionHandler.getConnection(content, "AttemptList_attempts", variables);
    if (!page || !list) return;
    const existing = new Map(edgesOf(list).map((edge) => [nodeId(edge), edge]));
    list.setLinkedRecords(
      edgesOf(page).map(
        (edge) => existing.get(nodeId(edge)) ?? ConnectionHandler.buildConnectionEdge(store, list, edge) ?? null,
      ),
      "edges",
    );
    const pageInfo = page.getLinkedRecord("pageInfo");
    if (pageInfo) list.getLinkedRecord("pageInfo")?.copyFieldsFrom(pageInfo);
  });
}

/** Removes deleted attempts, or all, from the list and from the newest page. Returns the number left in the list. */
export function removeAttempts(
  store: RecordSourceProxy,
  contentId: string,
  ids: readonly string[] | null,
  variables: ListVariables = {},
): number {
  const deletedIds = ids && new Set(ids);
  const content = store.get(contentId);
  const list = content && ConnectionHandler.getConnection(content, "AttemptList_attempts", variables);
  for (const page of [list, content?.getLinkedRecord("attempts", { first: pageSize, ...variables })]) {
    page?.setLinkedRecords(
      edgesOf(page).filter((edge) => deletedIds && !deletedIds.has(nodeId(edge) ?? "")),
      "edges",
    );
  }
  return list ? edgesOf(list).length : 0;
}

const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords("edges") ?? [];
const nodeId = (edge: RecordProxy) => edge.getLinkedRecord("node")?.getDataID();
