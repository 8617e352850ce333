import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStore } from "../../ui/storage.ts";
import { begin } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { forgetKept, keepForLater, readKept } from "./kept.ts";

const day = 24 * 60 * 60_000;
const aResult = (id: string, name: string, from = Date.now()) => ({
  ...begin({ id, title: "X", questions: [{ id: "q" }] } as Item, name, ""),
  from: new Date(from).toISOString(),
});
const namesAt = (id: string) => readKept(id).map(({ name }) => name);

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

beforeEach(() => void vi.stubGlobal("localStorage", Object.create(methods)));
afterEach(() => void vi.unstubAllGlobals());

it("keeps one result beside another until it is forgotten", () => {
  const ada = aResult("x", "Ada");
  keepForLater(ada);
  keepForLater(ada);
  keepForLater(aResult("x", "Grace"));
  keepForLater(aResult("y", "Joan"));
  expect(namesAt("x")).toEqual(["Ada", "Grace"]);
  forgetKept(ada);
  expect(namesAt("x")).toEqual(["Grace"]);
  expect(namesAt("y")).toEqual(["Joan"]);
});

it("keeps a result for 30 days, and nothing that cannot be read", () => {
  const now = Date.now();
  keepForLater(aResult("x", "Ada", now - 29 * day));
  keepForLater(aResult("x", "Grace", now - 31 * day));
  deviceStore.setItem("assay.later.z", "?");
  expect(namesAt("x")).toEqual(["Ada"]);
  expect(deviceStore.keys("assay.later.")).toHaveLength(1);
});
