const word = (number: number) =>
  number.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
const filled = (size: number, sentence: (index: number) => string) => {
  let text = "";
  for (let index = 20_000; text.length < size; index++) text += `${sentence(index)} `;
  return text.slice(0, size);
};

export const hostileTexts: Record<string, (size: number) => string> = {
  "one word without an end": (size) => `${"a".repeat(size - 8)}! B c. `,
  "brackets that never close": (size) => `0:00 ${`${"[".repeat(99)}.`.repeat((size - 5) / 100)}`,
  "a time and then spaces": (size) => `0:00${" ".repeat(size - 314)}a\u2028b\n${"The end. ".repeat(34)}`,
  "one sentence after another that goes on": (size) => "a. ".repeat(size / 3),
  "the same sentence with other names": (size) =>
    filled(size, (at) => {
      const name = word(at);
      return `The town of A${name}ville was visited by King B${name}ert and Queen C${name}ine in 15${10 + (at % 90)}.`;
    }),
  "the same sentence with other numbers": (size) =>
    filled(
      size,
      (at) => `In ${1000 + (at % 1000)} the ${word(at)} of the harbour was ${at} tons and ${at + 7} feet long.`,
    ),
  "no word twice": (size) =>
    filled(
      size,
      (at) => `The ${word(at)} is ${word(at * 7)} of the ${word(at * 11)} in ${word(at * 13)} by the ${word(at * 17)}.`,
    ),
  "one sentence of words": (size) => filled(size, (at) => `the ${word(at)} of ${word(at * 7)} and`),
  "one sentence of names": (size) => filled(size, (at) => `A${word(at)} and`),
  "one name": (size) => filled(size, (at) => `A${word(at)}`),
  "one family": (size) =>
    filled(size, (at) => `The king sent Dr A${word(at)} Zander and the sister of Zander to the harbour.`),
};
