import { z } from "zod";

export const exportFormats = ["csv", "xlsx", "json"] as const;

export const ExportRequest = z.object({ format: z.enum(exportFormats, "format is csv, xlsx or json").default("csv") });
