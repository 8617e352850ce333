import { inOption, letterOf, type Rule } from "./question.shared.ts";

/** A correct option that exceeds the longest other option by this factor and this number of characters is flagged. */
const longer = { times: 1.4, characters: 12 } as const;

const keyLength: Rule<"longest-is-right"> = {
  id: "longest-is-right",
  kinds: ["QUIZ"],
  isWordless: true,
  find({ options, correct }) {
    const key = options[correct ?? -1]?.trim();
    if (correct === null || !key || options.length < 2) return [];
    const longest = Math.max(...options.filter((_, place) => place !== correct).map((text) => text.trim().length));
    return longest > 0 && key.length >= longest * longer.times && key.length >= longest + longer.characters
      ? inOption(
          correct,
          "The correct answer is by far the longest, which gives it away. Shorten it, or lengthen the others.",
        )
      : [];
  },
};

/**
 * A wrong option that is shorter or longer than the others by this factor and this number of characters looks like a
 * joke.
 */
const outlier = { times: 5, characters: 25 } as const;

const oddLength: Rule<"odd-length"> = {
  id: "odd-length",
  kinds: ["QUIZ"],
  isWordless: true,
  find({ options, correct }) {
    const lengths = options.map((text) => text.trim().length);
    if (options.length < 3 || Math.min(...lengths) === 0) return [];
    const odd = lengths.findIndex((length, place) => {
      const others = lengths.filter((_, other) => other !== place);
      const [shortest, longest] = [Math.min(...others), Math.max(...others)];
      const isShort = length * outlier.times <= shortest && shortest - length >= outlier.characters;
      const isLong = longest * outlier.times <= length && length - longest >= outlier.characters;
      return place !== correct && (isShort || isLong);
    });
    return odd === -1
      ? []
      : inOption(
          odd,
          `Option ${letterOf(odd)} differs a lot in length from the others, so few people choose it. Make it about as long.`,
        );
  },
};

/** Plausible wrong answers rarely exceed this number, and each extra option is more to read. */
const mostOptions = 5;

const manyOptions: Rule<"many-options"> = {
  id: "many-options",
  kinds: ["QUIZ"],
  isWordless: true,
  find: ({ options }) =>
    options.length > mostOptions
      ? inOption(
          null,
          `Three or four options measure as well as ${options.length} and are quicker to read. Remove the ones that no one would choose.`,
        )
      : [],
};

export const lengthRules = [keyLength, oddLength, manyOptions] as const;
