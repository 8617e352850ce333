import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join, sep } from "node:path";

const here = import.meta.dirname;

export const confine = join(here, "confine.ts");

const heapMegabytes = 256;

/** Entry point of a child, and all files that it may read. */
export interface Program {
  main: string;
  /** File that is loaded first. */
  confine: string;
  readable: string[];
  /** Whether it may load native code, which Node's permissions do not restrict, or its replacement in WebAssembly. */
  hasAddons?: boolean;
}

/** A program of the sources that reads these folders, the platform and the packages. */
export const programIn = (main: string, folders: string[], hasAddons = false): Program => ({
  main,
  confine,
  readable: [...folders, join(here, "../.."), join(here, "../../../../../node_modules")].map(
    (path) => `${path}${sep}*`,
  ),
  hasAddons,
});

interface StartMethod {
  leaves: string | null;
  /** A command that starts the child, placed before the child's own arguments. */
  through?: string[];
  account?: { uid: number; gid: number };
}

const nobody = process.platform === "darwin" ? -2 : 65_534;

/** All methods, most restrictive first. The machine determines which of them work. */
export function startMethods(): StartMethod[] {
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? ["--setuid", String(nobody), "--setgid", String(nobody)] : ["--user"];
  const inOwnNetwork: StartMethod = { leaves: null, through: ["/usr/bin/unshare", "--net", ...as, "--"] };
  const asNobody: StartMethod = { leaves: networkOpen, account: { uid: nobody, gid: nobody } };
  return [
    ...(process.platform === "linux" ? [inOwnNetwork] : []),
    isRoot ? asNobody : { leaves: networkOpen },
    ...(isRoot ? [{ leaves: "the rights of root, as nobody else can read the program's folder" }] : []),
  ];
}

const networkOpen = "the network of this machine, which only their own code closes";

/** Determined at the first start, because a service may give up root's privileges later. */
const machine = { ways: null as StartMethod[] | null, isProven: false };

/** Throws if the child ends before it is ready. `leaves` describes what the machine could not restrict. */
export async function startChild(
  code: Program,
  before: string[] = [],
): Promise<{ child: ChildProcess; leaves: string | null }> {
  machine.ways ??= startMethods();
  const { ways } = machine;
  for (;;) {
    const [way] = ways;
    const child = way && (await startBy({ ...way, through: [...before, ...(way.through ?? [])] }, code));
    if (child) {
      machine.isProven = true;
      return { child, leaves: way.leaves };
    }
    if (ways[0] !== way) continue;
    if (machine.isProven || ways.length < 2) throw new Error("A process that is closed in did not start");
    ways.shift();
  }
}

/** A ready child, started with one method; null if that method does not work here. */
export async function startBy(
  { through, account }: StartMethod,
  { main, confine, readable, hasAddons = false }: Program,
  entry = main,
): Promise<ChildProcess | null> {
  const flags = [
    `--max-old-space-size=${heapMegabytes}`,
    // V8's helper threads would delay other processes even at idle priority.
    "--single-threaded",
    "--permission",
    // The threads of WebAssembly are workers, which load `confine` as well.
    ...(hasAddons ? ["--allow-addons", "--allow-worker"] : []),
    ...[...readable, entry].map((path) => `--allow-fs-read=${path}`),
    "--require",
    confine,
  ];
  const [command, ...before] = through ?? [];
  const child = fork(entry, {
    ...(command && { execPath: command }),
    execArgv: command ? [...before, process.execPath, ...flags] : flags,
    ...account,
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => {});
  const isReady = await Promise.race([
    once(child, "message").then(Boolean, () => false),
    once(child, "exit").then(
      () => false,
      () => false,
    ),
  ]);
  return isReady ? child : null;
}
