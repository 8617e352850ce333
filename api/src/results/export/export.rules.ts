import { z } from "zod";

const exportFormats = ["csv", "xlsx", "json", "codebook"] as const;

export const ExportRequest = z.object({
  format: z.enum(exportFormats, "format is csv, xlsx, json or codebook").default("csv"),
  /** Questions with several choices get a 0/1 column for each option, instead of one with a list. */
  optionColumns: z
    .union([z.boolean(), z.stringbool()], "optionColumns is true or false")
    .nullish()
    .transform((value) => value ?? false),
  /** Tables have short variable names, and codes next to labels. */
  codes: z
    .union([z.boolean(), z.stringbool()], "codes is true or false")
    .nullish()
    .transform((value) => value ?? false),
});
