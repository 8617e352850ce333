import { z } from "zod";

const exportFormats = ["csv", "xlsx", "json"] as const;

export const ExportRequest = z.object({ format: z.enum(exportFormats, "format is csv, xlsx or json").default("csv") });
