import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = path.join(import.meta.dirname, '..', '..', '..', 'src', 'contract');
const CALL = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineCall\(/g;

/** The text of a doc comment; paragraphs stay separate. */
function wordsOf(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n');
}

/**
 * The doc comments of the contract's calls, by the call's name. They are read from the source, so that each is written
 * once and the app does not carry them. A built server's modules keep them.
 */
export function readDocComments(folder = CONTRACT): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[jt]s$/.test(name),
  )) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, comment = '', name = ''] of source.matchAll(CALL)) found.set(name, wordsOf(comment));
  }
  return found;
}
