import { enumOf } from "../../shape/enum.ts";

export const SortOrder = enumOf("SortOrder", "Direction of a sorted list.", {
  ascending: "From the lowest value to the highest.",
  descending: "From the highest value to the lowest.",
});
