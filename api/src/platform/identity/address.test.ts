import { expect, it } from "vitest";
import { addressOf } from "./address.ts";

const address = (remoteAddress: string | undefined, proxies: number, forwarded?: string) =>
  addressOf(
    { socket: { remoteAddress } as never, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } },
    proxies,
  );

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:0DB8:0001:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [undefined, null],
])("counts %s as %s", (remote, expected) => {
  expect(address(remote, 0)).toBe(expected);
});

it("believes no header without a proxy", () => {
  expect(address("192.0.2.1", 0, "198.51.100.1")).toBe("192.0.2.1");
});

it.each([
  [1, "203.0.113.9, 198.51.100.1", "198.51.100.1"],
  [2, "203.0.113.9, 198.51.100.1,10.0.0.1", "198.51.100.1"],
  [1, "2001:db8:1:2::9", "2001:db8:1:2"],
  [1, "198.51.100.1:49152", "198.51.100.1"],
  [1, "[2001:db8:1:2::9]:49152", "2001:db8:1:2"],
  [1, "[2001:db8:1:2::9]", "2001:db8:1:2"],
  [1, "198.51.100.1:49152:1", null],
  // Fewer entries than proxies, or no addresses: the client is unknown.
  [2, "198.51.100.1", null],
  [1, "", null],
  [1, undefined, null],
  [1, "unknown", null],
  [1, "[".repeat(100_000), null],
])("behind %i proxies reads %.40j as %s", (proxies, forwarded, expected) => {
  expect(address("10.0.0.1", proxies, forwarded)).toBe(expected);
});
