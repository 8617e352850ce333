import dns from "node:dns";
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { aSite } from "../../../test/servers/site.ts";
import { filtered } from "../../platform/public-network.ts";
import { fetchPublic } from "./fetch.ts";

const { platform } = await testApp();
const canary = await aSite((_request, response) => response.end("tweet"), afterAll);
const port = new URL(canary.url).port;

beforeEach(() => {
  canary.visits.length = 0;
  platform.settings.fetchAllowHosts = [];
});

const fetchText = async (address: string) =>
  (await fetchPublic(platform, address, { types: ["text/plain"] }))?.body?.toString() ?? null;

const dial = (hostname: string) =>
  new Promise<string>((resolve) => {
    const host = hostname.replace(/[[\]]/g, "");
    http
      .get({ agent: filtered.http, host, port, timeout: 2000 }, () => resolve("reached"))
      .on("error", ({ message }) => resolve(message));
  });

const refusal = /is not allowed|Not a public address|ENOTFOUND localhost\.$/;

const loopback = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.0.0.1.",
  "１２７.０.０.１",
  "127。0。0。1",
  "0.0.0.0",
  "0",
  "localhost",
  "localhost.",
  "LOCALHOST",
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
];
const elsewhere = [
  "10.0.0.1",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.0.1",
  "198.18.0.1",
  "192.0.2.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fc00::1]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
];

describe("the private network", () => {
  it.each([...loopback, ...elsewhere])("is not reached as %s", async (spelled) => {
    const { hostname } = new URL(`http://${spelled}`);
    expect(await dial(hostname)).toMatch(refusal);
    for (const scheme of ["http", "https"]) expect(await fetchText(`${scheme}://${spelled}/`)).toBeNull();
    expect(await fetchText(`http://${spelled}:${port}/`)).toBeNull();
    expect(canary.visits).toEqual([]);
  });

  it("is not reached by an address of IPv6's first days", async () => {
    const connecting = vi.spyOn(net.Socket.prototype, "connect");
    onTestFinished(() => connecting.mockRestore());
    expect(await fetchText("http://[::127.0.0.1]/")).toBeNull();
    expect(connecting).not.toHaveBeenCalled();
  });

  it.each([
    ["a private address", ["127.0.0.1"]],
    ["a private address beside a public one", ["93.184.215.14", "127.0.0.1"]],
    ["a mapped address", ["::ffff:127.0.0.1"]],
    ["an address of IPv6's first days", ["::7f00:1"]],
  ])("is not reached by a name that DNS gives %s", async (_name, addresses) => {
    const lie = vi.spyOn(dns, "lookup").mockImplementation(((
      _host: string,
      options: dns.LookupOptions,
      callback: (error: null, found: unknown, family?: number) => void,
    ) => {
      const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      if (options.all) callback(null, found);
      else callback(null, found[0]?.address, found[0]?.family);
    }) as never);
    syncBuiltinESMExports();
    onTestFinished(() => {
      lie.mockRestore();
      syncBuiltinESMExports();
    });
    expect(await dial("rebound.example")).toMatch(refusal);
    expect(await fetchText("http://rebound.example/")).toBeNull();
    expect(lie).toHaveBeenCalledTimes(2);
    expect(canary.visits).toEqual([]);
  });

  it.each([
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `//127.0.0.1:${port}/`,
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "gopher://127.0.0.1/",
    "data:text/plain,hello",
    "http://[",
  ])("is not reached by a redirect to %s", async (location) => {
    const site = await aSite((_request, response) => response.writeHead(302, { location }).end());
    platform.settings.fetchAllowHosts = [site.host];
    expect(await fetchText(site.url)).toBeNull();
    expect(site.visits).toEqual(["/"]);
    expect(canary.visits).toEqual([]);
  });
});

describe("a host that is allowed by name", () => {
  it("is reached, at that port only and by that name only", async () => {
    const site = await aSite((_request, response) =>
      response.writeHead(200, { "content-type": "text/plain" }).end("Hello"),
    );
    platform.settings.fetchAllowHosts = [site.host];
    expect(await fetchText(`${site.url}/a`)).toBe("Hello");
    expect(await fetchText(canary.url)).toBeNull();
    expect(await fetchText(site.url.replace("127.0.0.1", "localhost"))).toBeNull();
    expect(site.visits).toEqual(["/a"]);
  });

  it.each([
    ["a name and password", (host: string) => `http://user:secret@${host}/`],
    ["a name", (host: string) => `http://user@${host}/`],
    ["another scheme", (host: string) => `ftp://${host}/`],
    ["more than anybody types", (host: string) => `http://${host}/${"a".repeat(2048)}`],
  ])("is not reached with %s", async (_name, address) => {
    const site = await aSite((_request, response) =>
      response.writeHead(200, { "content-type": "text/plain" }).end("Hello"),
    );
    platform.settings.fetchAllowHosts = [site.host];
    expect(await fetchText(address(site.host))).toBeNull();
    expect(site.visits).toEqual([]);
  });

  it("looks closed when it is closed, as a blocked one does", async () => {
    platform.settings.fetchAllowHosts = ["127.0.0.1:1"];
    expect(await fetchText("http://127.0.0.1:1/")).toBeNull();
  });
});
