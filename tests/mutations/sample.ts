import { createHash } from 'node:crypto';

/** True when a text is among the one in `oneOf` that a sample takes: the same ones on every machine. */
const isDrawn = (text: string, oneOf: number): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE() % oneOf === 0;

/**
 * A sample of a file's top-level pieces (functions, constants), each as StrykerJS names a range: `file:first-last`,
 * with lines that count from 1. A piece begins where a line does not begin with a space or a closing bracket.
 */
export function sampleOf(file: string, text: string, oneOf: number): string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (/^(?!import\b)[\w/]/.test(line) ? [i] : []));
  return starts.flatMap((start, n) => {
    const end = starts[n + 1] ?? lines.length;
    const piece = lines.slice(start, end).join('\n');
    return isDrawn(`${file}\n${piece}`, oneOf) ? [`${file}:${start + 1}-${end}`] : [];
  });
}
