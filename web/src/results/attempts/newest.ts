import { ConnectionHandler, commitLocalUpdate, type IEnvironment, type RecordProxy } from "relay-runtime";

/** The first page of the list, which the subscription brings anew each time, beside the list. */
export const pageSize = 20;

/** What the list was asked for beside a page: nothing, where it is everything. */
interface Asked {
  filter?: object | null;
  order?: string | null;
}

/** Puts the newest page in the place of whatever the list held; rows that were there already stay as they are. */
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

const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords("edges") ?? [];
const nodeId = (edge: RecordProxy) => edge.getLinkedRecord("node")?.getDataID();
