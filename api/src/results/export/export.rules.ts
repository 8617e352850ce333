import { z } from "zod";

const exportFormats = ["csv", "xlsx", "json"] as const;

export const ExportRequest = z.object({
  format: z.enum(exportFormats, "format is csv, xlsx or json").default("csv"),
  /** Questions where people may choose several options get a column of 1 and 0 for each, instead of one with a list. */
  optionColumns: z
    .union([z.boolean(), z.stringbool()], "optionColumns is true or false")
    .nullish()
    .transform((value) => value ?? false),
});
