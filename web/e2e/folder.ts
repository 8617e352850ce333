import { tmpdir } from "node:os";
import { join } from "node:path";

export const dataFolder = (port: string) => join(tmpdir(), `assay-e2e-${port}`);
