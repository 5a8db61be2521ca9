/** FNC1 between two elements, as readers transmit it. */
export const SEPARATOR = '\u001d';

/** The most characters of a lot or a serial number: a longer one has lost its separator. */
const LONGEST = 20;

/**
 * Elements of a known length, by the first two digits: the length with these digits. They need no separator; every
 * other element ends at one. Source: GS1 General Specifications, 'Element strings with predefined length'.
 */
const PREDEFINED: ReadonlyMap<string, number> = new Map(
  (
    [
      [20, '00'],
      [16, '01 02 03 41'],
      [18, '04'],
      [8, '11 12 13 14 15 16 17 18 19'],
      [4, '20'],
      [10, '31 32 33 34 35 36'],
    ] as const
  ).flatMap(([length, identifiers]) => identifiers.split(' ').map((ai) => [ai, length] as const)),
);

const aiStart = /^\d{2}/;
const inBrackets = /\((\d{2,4})\)/;

/** Elements by the first two digits of their identifier: enough for 01, 10, 17 and 21, which no other one begins with. */
type Elements = ReadonlyMap<string, string>;

const VARIABLE = ['10', '21'];

function withoutLost(elements: Elements): Elements {
  const isLost = ([ai, value]: [string, string]) =>
    VARIABLE.includes(ai) && (value === '' || value.length > LONGEST);
  return new Map([...elements].filter((element) => !isLost(element)));
}

/** The human-readable form: `(01)07896422507059(17)270430(10)AB12`. */
function readBracketed(text: string): Elements | null {
  const [before, ...parts] = text.split(inBrackets);
  if (before !== '') return null;
  const found = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const ai = (parts[at] ?? '').slice(0, 2);
    const value = (parts[at + 1] ?? '').replaceAll(SEPARATOR, '').trim();
    if (!found.has(ai)) found.set(ai, value);
  }
  return withoutLost(found);
}

function readTransmitted(text: string): Elements | null {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    if (text[at] === SEPARATOR) {
      at += 1;
      continue;
    }
    const ai = aiStart.exec(text.slice(at))?.[0];
    if (ai === undefined) return null;
    const separator = text.indexOf(SEPARATOR, at);
    const rest = separator < 0 ? text.length : separator;
    const end = at + (PREDEFINED.get(ai) ?? rest - at);
    if (end > rest) return null;
    if (!found.has(ai)) found.set(ai, text.slice(at + 2, end));
    at = end;
  }
  return withoutLost(found);
}

/**
 * Reads the text of a GS1 symbol, as transmitted or with identifiers in brackets. A lot or serial number that ran into
 * the next element, because a scanner dropped the separators, is left out. Null for any other text.
 */
export const readElements = (text: string): Elements | null =>
  text.startsWith('(') ? readBracketed(text) : readTransmitted(text);
