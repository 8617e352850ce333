import {
  ConnectionHandler,
  commitLocalUpdate,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from "relay-runtime";

export const pageSize = 20;

interface Asked {
  filter?: object | null;
  order?: string | null;
}

/** Replaces the list's edges by the newest page, and reuses rows that were there. */
export function showNewest(environment: IEnvironment, contentId: string, asked: Asked = {}) {
  commitLocalUpdate(environment, (store) => {
    const content = store.get(contentId);
    const page = content?.getLinkedRecord("attempts", { first: pageSize, ...asked });
    const list = content && ConnectionHandler.getConnection(content, "AttemptList_attempts", asked);
    if (!page || !list) return;
    const held = new Map(edgesOf(list).map((edge) => [nodeId(edge), edge]));
    list.setLinkedRecords(
      edgesOf(page).map(
        (edge) => held.get(nodeId(edge)) ?? ConnectionHandler.buildConnectionEdge(store, list, edge) ?? null,
      ),
      "edges",
    );
    const pageInfo = page.getLinkedRecord("pageInfo");
    if (pageInfo) list.getLinkedRecord("pageInfo")?.copyFieldsFrom(pageInfo);
  });
}

/** Takes a deleted attempt out of the list and out of the newest page. */
export function removeAttempt(store: RecordSourceProxy, contentId: string, id: string, asked: Asked = {}) {
  const content = store.get(contentId);
  const list = content && ConnectionHandler.getConnection(content, "AttemptList_attempts", asked);
  for (const page of [list, content?.getLinkedRecord("attempts", { first: pageSize, ...asked })]) {
    page?.setLinkedRecords(
      edgesOf(page).filter((edge) => nodeId(edge) !== id),
      "edges",
    );
  }
}

const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords("edges") ?? [];
const nodeId = (edge: RecordProxy) => edge.getLinkedRecord("node")?.getDataID();
