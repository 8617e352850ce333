import { countOf, formatCount } from "../../ui/text/format.ts";

export const ofPeople = (count: number, all: number) => `${formatCount(count)} of ${countOf(all, "person", "people")}`;
