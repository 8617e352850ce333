/** An encoding, and the letters beyond ASCII of each language that is written in it. */
interface Encoding {
  readonly label: string;
  readonly alphabets: () => readonly ReadonlySet<string>[];
}

const encoding = (label: string, ...alphabets: string[]): Encoding => ({
  label,
  alphabets: () => alphabets.map((letters) => new Set(letters)),
});

/** Ranges of the first and the second byte. */
type Rows = readonly [from: number, to: number, second: number];

/** An encoding with two bytes for a character, and the rows of characters that names contain. */
const wide = (label: string, ...rows: Rows[]): Encoding => ({
  label,
  alphabets: () => [new Set(rows.flatMap((range) => [...charactersOf(label, range)]))],
});

function charactersOf(label: string, [from, to, second]: Rows): string {
  const firsts = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const pairs = firsts.flatMap((first) => Array.from({ length: 0xff - second }, (_, place) => [first, second + place]));
  return new TextDecoder(label).decode(Uint8Array.from(pairs.flat()));
}

const czech = "áčďéěíňóřšťúůýž";
const slovak = "áäčďéíĺľňóôŕšťúýž";
const hungarian = "áéíóöőúüű";
const croatian = "čćđšž";
const polish = "ąćęłńóśźż";
const western = ["äöüß", "àâæçéèêëîïôœùûüÿ", "áéíñóúü", "àèéìòùíîó", "ãáàâçéêíóôõúü", "åäöé", "æøåé", "áéëïóöüèê"];

/** The first one that fits best counts, because the bytes of Korean are common characters in Chinese as well. */
const encodings: readonly Encoding[] = [
  encoding("windows-1252", ...western, "àçèéíïòóúü"),
  encoding("windows-1250", polish, czech, slovak, hungarian, croatian, "ăâîşţ"),
  encoding("windows-1254", "çğıiöşüâîû"),
  encoding("windows-1257", "ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž"),
  encoding("iso-8859-2", polish, czech, slovak, hungarian, croatian),
  encoding("macintosh", ...western),
  encoding("windows-1255", "אבגדהוזחטיךכלםמןנסעףפץצקרשת"),
  encoding(
    "windows-1251",
    "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
    "абвгдежзийклмнопрстуфхцчшщьюяґєії",
    "абвгдежзиклмнопрстуфхцчшђјљњћџ",
  ),
  encoding("windows-1253", "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"),
  encoding("windows-1256", "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ"),
  encoding("koi8-r", "абвгдежзийклмнопрстуфхцчшщъыьэюяё"),
  // Kana, and the common characters of each standard.
  wide("shift_jis", [0x82, 0x83, 0x40], [0x88, 0x98, 0x40]),
  wide("euc-kr", [0xb0, 0xc8, 0xa1]),
  wide("gb18030", [0xb0, 0xd7, 0xa1]),
  wide("big5", [0xa4, 0xc6, 0x40]),
  encoding("windows-874", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุูเแโใไๅๆ็่้๊๋์ํ๎"),
];

/** Bytes. Several hundred names are enough to guess by. */
const sampleLength = 4000;

/** The encoding in which the letters of a file without Unicode fit together best. Windows-1252 unless another is clear. */
export function narrowEncoding(bytes: Uint8Array): string {
  const sample = foreignWords(bytes);
  let best = { label: "windows-1252", misfits: Infinity };
  for (const { label, alphabets } of encodings) {
    const text = new TextDecoder(label).decode(sample);
    const weight = label === best.label ? 0.5 : 1;
    let misfits = weight * oddPairs(text);
    if (misfits < best.misfits) misfits += weight * missingLetters(text, alphabets());
    if (misfits < best.misfits) best = { label, misfits };
    if (misfits === 0) break;
  }
  return best.label;
}

/** The words with bytes beyond ASCII. No encoding uses separators of cells and words as second bytes. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const words: number[] = [];
  for (let start = 0; start < bytes.length && words.length < sampleLength; ) {
    let end = start;
    while (end < bytes.length && (bytes[end] ?? 0) >= 0x40) end++;
    const word = bytes.subarray(start, Math.min(end, start + sampleLength));
    if (word.some((byte) => byte >= 0x80)) words.push(...word, 0x20);
    start = end + 1;
  }
  return Uint8Array.from(words);
}

/** Marks that are written next to letters. */
const punctuation = /[‘’‚“”„«»´`–—…·ªº°々ー€\u00a0\u00ad\u3000]/;

/** More consonants than languages in Cyrillic have in a row, and quotes between letters. */
const oddRuns = /[бвгджзйклмнпрстфхцчшщъь]{5}|(?<=\p{L})[‚“”„«»…](?=\p{L})/giu;

/** Letters at the end of words. */
const final = /[ςךםןףץ]/;

/** Number of characters that do not go together. */
function oddPairs(text: string): number {
  let odd = text.match(oddRuns)?.length ?? 0;
  let previous = " ";
  for (const character of text) {
    if (!isLetter(character)) odd += character > "\x7f" && !punctuation.test(character) ? 1 : 0;
    else if (isLetter(previous) && !goTogether(previous, character)) odd++;
    previous = character;
  }
  return odd;
}

/** Number of letters that the closest alphabet lacks. */
function missingLetters(text: string, alphabets: readonly ReadonlySet<string>[]): number {
  const letters = [...text].filter((character) => character > "\x7f" && isLetter(character));
  // The small İ is an i with a dot.
  const counts = Map.groupBy(letters, (letter) => letter.toLowerCase().charAt(0));
  const missing = (alphabet: ReadonlySet<string>) =>
    [...counts].reduce((sum, [letter, { length }]) => sum + (alphabet.has(letter) ? 0 : length), 0);
  return Math.min(...alphabets.map(missing));
}

const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);
const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
const isSmall = (letter: string) => letter !== letter.toUpperCase();
const isCapital = (letter: string) => letter !== letter.toLowerCase();

const goTogether = (one: string, next: string) =>
  isLatin(one) === isLatin(next) && !final.test(one) && !(isSmall(one) && isCapital(next));
