import {
  ConnectionHandler,
  commitLocalUpdate,
  Environment,
  Network,
  Observable,
  RecordSource,
  type RecordSourceProxy,
  Store,
} from "relay-runtime";
import { expect, it } from "vitest";
import { pageSize, removeAttempts, showNewest } from "./newest.ts";

const network = Network.create(() => Observable.from(new Promise(() => {})));

const list = "__AttemptList_attempts_connection";
const page = { first: pageSize };

function anItem({ shown, newest }: { shown: number[]; newest: number[] }) {
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  commitLocalUpdate(environment, (store) => {
    const content = store.create("content", "Content");
    content.setLinkedRecord(aPage(store, shown), "attempts", page);
    ConnectionHandler.update(store, {
      dataID: "content",
      fieldKey: `attempts(first:${pageSize})`,
      handle: "connection",
      handleKey: list,
      args: page,
    });
    content.setLinkedRecord(aPage(store, newest), "attempts", page);
  });
  return environment;
}

function aPage(store: RecordSourceProxy, attempts: number[]) {
  const name = attempts.join();
  const edges = attempts.map((attempt) => {
    const node = store.get(`${attempt}`) ?? store.create(`${attempt}`, "Attempt");
    const edge = store.create(`${name}: ${attempt}`, "ContentAttemptsConnectionEdge");
    edge.setLinkedRecord(node, "node");
    return edge;
  });
  const pageInfo = store.create(`${name}: end`, "PageInfo");
  pageInfo.setValue(`after ${attempts.at(-1)}`, "endCursor");
  const connection = store.create(name, "ContentAttemptsConnection");
  connection.setLinkedRecords(edges, "edges");
  connection.setLinkedRecord(pageInfo, "pageInfo");
  return connection;
}

function listOf(environment: Environment) {
  const read = { attempts: [] as number[], edges: [] as string[], end: "" };
  commitLocalUpdate(environment, (store) => {
    const connection = store.get("content")?.getLinkedRecord(list);
    for (const edge of connection?.getLinkedRecords("edges") ?? []) {
      read.attempts.push(Number(edge.getLinkedRecord("node")?.getDataID()));
      read.edges.push(edge.getDataID());
    }
    read.end = String(connection?.getLinkedRecord("pageInfo")?.getValue("endCursor"));
  });
  return read;
}

it("replaces all pages with the newest, so that the next one follows without a gap", () => {
  const environment = anItem({ shown: [3, 2, 1], newest: [9, 8, 7] });
  showNewest(environment, "content");
  expect(listOf(environment)).toMatchObject({ attempts: [9, 8, 7], end: "after 7" });
});

it("keeps the rows that stay", () => {
  const environment = anItem({ shown: [2, 1], newest: [3, 2] });
  const [kept] = listOf(environment).edges;
  showNewest(environment, "content");
  expect(listOf(environment)).toMatchObject({ attempts: [3, 2], edges: [expect.not.stringMatching(`${kept}`), kept] });
});

it("removes a deleted attempt from the list, and the newest page does not restore it", () => {
  const environment = anItem({ shown: [3, 2, 1], newest: [4, 3, 2] });
  commitLocalUpdate(environment, (store) => removeAttempts(store, "content", ["3"]));
  expect(listOf(environment)).toMatchObject({ attempts: [2, 1] });
  showNewest(environment, "content");
  expect(listOf(environment)).toMatchObject({ attempts: [4, 2] });
});

it("does nothing before there is a list", () => {
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  expect(() => showNewest(environment, "content")).not.toThrow();
});
