import { ConnectionHandler, commitLocalUpdate, type IEnvironment, type RecordProxy } from "relay-runtime";

/** The first page of the list, which the subscription brings anew each time, beside the list. */
export const pageSize = 20;

/** Puts the newest page in the place of whatever the list held; rows that were there already stay as they are. */
export function showNewest(environment: IEnvironment, contentId: string) {
  commitLocalUpdate(environment, (store) => {
    const { page, list } = pagesOf(store.get(contentId));
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

/** How many of the newest page the list does not show; the whole page may stand for more. */
export function countNewest(environment: IEnvironment, contentId: string) {
  let count = 0;
  commitLocalUpdate(environment, (store) => {
    const { page, list } = pagesOf(store.get(contentId));
    if (!page || !list) return;
    const held = new Set(edgesOf(list).map(nodeId));
    count = edgesOf(page).filter((edge) => !held.has(nodeId(edge))).length;
  });
  return count;
}

const pagesOf = (content: RecordProxy | null | undefined) => ({
  page: content?.getLinkedRecord("attempts", { first: pageSize }),
  list: content && ConnectionHandler.getConnection(content, "AttemptList_attempts"),
});

const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords("edges") ?? [];
const nodeId = (edge: RecordProxy) => edge.getLinkedRecord("node")?.getDataID();
