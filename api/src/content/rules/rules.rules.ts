import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { editShape } from "../setting/settings.rules.ts";
import { closingFlaw, shownFlaw } from "./rules.shared.ts";

/** An edit of the rules. Null or false removes a rule, and absent rules stay as they are. */
export const RulesEdit = z
  .strictObject(editShape)
  .superRefine((edit, context) => {
    const flaw = closingFlaw(edit);
    if (flaw) context.addIssue({ code: "custom", path: ["closesAt"], message: flaw });
    const unshown = shownFlaw(edit);
    if (unshown) context.addIssue({ code: "custom", path: ["shown", "when"], message: unshown });
  })
  .register(shapes, {
    name: "ItemRules",
    description:
      "Rules about access, times, order and results of an item. Omitted rules stay unchanged; null removes a rule.",
  });
export type RulesEdit = z.output<typeof RulesEdit>;
