import { expect, it } from "vitest";
import { nextSorting, readSorting, writeSorting } from "./sorting.ts";

const columns = [
  { name: "name", label: "Name" },
  { name: "joined", label: "Joined", startsDescending: true },
];
const newest = { column: "joined", isDescending: true };
const read = (address: string) => readSorting(new URLSearchParams(address), columns, newest);

it("reads the order from the address, and ignores unknown columns", () => {
  expect(read("")).toEqual(newest);
  expect(read("sort=password&order=descending")).toEqual(newest);
  expect(read("sort=name")).toEqual({ column: "name", isDescending: false });
  expect(read("sort=name&order=descending")).toEqual({ column: "name", isDescending: true });
});

it("keeps the standard order out of the address", () => {
  expect(writeSorting(newest, newest)).toEqual({ sort: "", order: "" });
  for (const address of ["sort=joined&order=", "sort=name&order=descending"])
    expect(String(new URLSearchParams(writeSorting(read(address), newest)))).toBe(address);
});

it("reverses the order of the sorted column, and starts each other one in its own direction", () => {
  const byName = nextSorting(newest, { name: "name", label: "Name" });
  expect(byName).toEqual({ column: "name", isDescending: false });
  expect(nextSorting(byName, { name: "name", label: "Name" })).toEqual({ column: "name", isDescending: true });
  expect(nextSorting(byName, { name: "joined", label: "Joined", startsDescending: true })).toEqual(newest);
});
