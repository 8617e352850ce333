import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import { countOf, formatCount } from "../../ui/text/format.ts";

export const ofPeople = (count: number, all: number) => `${formatCount(count)} of ${countOf(all, "person", "people")}`;

/** A count as a share of the people who answered. Without any, there is no share. */
export const shareText = (count: number, people: number) => (people === 0 ? "–" : `${share(count, people)}%`);
