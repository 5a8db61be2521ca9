/** The wide ones of a digit's five elements (Interleaved 2 of 5, ISO/IEC 16390). */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = '0000';
const STOP = '100';

/**
 * The bars and spaces of an even number of digits, alternating and beginning with a bar: true for a wide one. Of each
 * pair of digits the first is in the bars, the second in the spaces between them.
 */
export function interleaved2of5(digits: string): boolean[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('an even number of digits');
  let elements = START;
  for (let at = 0; at < digits.length; at += 2) {
    const bars = WIDE[Number(digits[at])] ?? '';
    const spaces = WIDE[Number(digits[at + 1])] ?? '';
    for (let i = 0; i < bars.length; i += 1) elements += `${bars[i]}${spaces[i]}`;
  }
  return Array.from(elements + STOP, (element) => element === '1');
}
