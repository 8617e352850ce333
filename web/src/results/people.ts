import { countOf, formatCount } from "../ui/format.ts";

export const ofPeople = (count: number, all: number) => `${formatCount(count)} of ${countOf(all, "person", "people")}`;
