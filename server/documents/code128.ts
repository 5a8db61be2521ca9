/** Alternating widths of bars and spaces of each value of Code 128 (ISO/IEC 15417), from 0 to the stop, 106. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');
/** Set C has a value for each pair of digits; set B one for each ASCII character. */
const SETS = { B: { start: 104, change: 100 }, C: { start: 105, change: 99 } } as const;
const STOP = 106;
const SPACE = 32;

/** Digits in pairs, if there are no other signs or so many that a change of the set is worth it; any other sign. */
const RUNS = /^(?:\d\d)+$|(?:\d\d){3,}|./g;

const valuesIn = (set: keyof typeof SETS, run: string): number[] =>
  set === 'C' ? (run.match(/\d\d/g) ?? []).map(Number) : [run.charCodeAt(0) - SPACE];

function valuesOf(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('signs of ASCII');
  const values: number[] = [];
  let current: keyof typeof SETS | undefined;
  for (const [run] of text.matchAll(RUNS)) {
    const set = run.length > 1 ? 'C' : 'B';
    if (current !== set) values.push(current === undefined ? SETS[set].start : SETS[set].change);
    values.push(...valuesIn(set, run));
    current = set;
  }
  return values;
}

/** The alternating widths of bars and spaces of a text in units, beginning with a bar: short for many digits. */
export function code128(text: string): number[] {
  const values = valuesOf(text);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  return [...values, check, STOP].flatMap((value) => Array.from(PATTERNS[value] ?? '', Number));
}
