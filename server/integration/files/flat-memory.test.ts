import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const MB = 1024 * 1024;

async function* repeat(first: string, line: string, bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(first);
  const part = Buffer.from(line.repeat(Math.ceil(MB / 4 / line.length)));
  for (let sent = 0; sent < bytes; sent += part.length) yield part;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The most memory that stays in use while the lines of a file are read, and their number. */
async function measure(source: AsyncIterable<Uint8Array>, kind: 'csv' | 'ndjson') {
  const used = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = 0;
  let lines = 0;
  for await (const line of readFile(source, kind)) {
    if (!('campos' in line)) throw new Error(JSON.stringify(line));
    lines += 1;
    if (lines % 20_000 === 0) most = Math.max(most, used() - before);
  }
  return { lines, most };
}

const NOME = 'Dipirona monoidratada 500 mg, 10 comprimidos em blister de alumínio. '.repeat(4);

test.each([
  ['csv', 'tabela;nome;preco\n', `01;"${NOME}";"1.234,56"\n`],
  ['ndjson', '', `{"tabela":"01","nome":"${NOME}","preco":1234.56}\n`],
] as const)(
  'a %s of 24 MB is read in half of its size',
  async (kind, first, line) => {
    const { lines, most } = await measure(repeat(first, line, 24 * MB), kind);
    expect(lines).toBeGreaterThan(70_000);
    expect(most).toBeLessThan(12 * MB);
  },
  30_000,
);
