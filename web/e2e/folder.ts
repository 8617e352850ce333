import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the service of the tests on a port keeps its data. */
export const dataFolder = (port: string) => join(tmpdir(), `assay-e2e-${port}`);
