import { expect, test } from 'vitest';
import { findVirgula } from './guess-decimal.ts';

async function* linesOf(...cells: readonly string[]) {
  for (const [at, preco] of cells.entries()) yield { linha: at + 2, campos: { preco, nome: '9.99' } };
}

test('a decimal comma in one cell tells what another one is', async () => {
  const lines = linesOf('', 'abc', '1.250', '358,41', '1.234,56', '7');
  expect(await findVirgula(lines, ['preco'])).toEqual({ exemplo: '358,41', duvida: '1.250' });
});

test.each([
  ['a decimal point too', ['1.250', '358,41', '12.5']],
  ['no decimal comma', ['1.250', '7']],
  ['no number that could be two', ['358,41', '7', '1000']],
])('a file with %s tells nothing', async (_, cells) => {
  expect(await findVirgula(linesOf(...cells), ['preco'])).toBeUndefined();
});
