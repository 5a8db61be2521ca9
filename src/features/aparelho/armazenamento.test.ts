import { expect, test } from 'vitest';
import { toArmazenamento } from './armazenamento.ts';

const MB = 1024 * 1024;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a protected storage tells its figures and asks for nothing', () => {
  const of = toArmazenamento({ persisted: true, usage: 12.3 * MB, quota: 64 * 1024 * MB, isTiny: false });
  expect([plain(of.resumo), plain(of.uso?.texto)]).toEqual([
    '12,3 MB usados · protegido',
    '12,3 MB de 64 GB',
  ]);
  expect(of.promessa).toEqual({
    texto: 'O navegador prometeu manter os dados do Maleta.',
    isGood: true,
    mayAsk: false,
  });
  expect(of.aviso).toBe(null);
});

test('one that may be cleared says so and may be asked about; a private window is named', () => {
  const of = toArmazenamento({ persisted: false, usage: 1000, quota: 9000, isTiny: true });
  expect(plain(of.resumo)).toBe('1 KB usados · pode ser apagado');
  expect([of.promessa.isGood, of.promessa.mayAsk]).toEqual([false, true]);
  expect(of.aviso).toMatch(/^Pouco espaço: parece uma janela anônima/);
});

test('a browser that tells nothing is said to tell nothing', () => {
  const of = toArmazenamento({ persisted: null, usage: null, quota: null, isTiny: false });
  expect([of.resumo, of.uso, of.promessa.mayAsk]).toEqual(['O navegador não diz', null, false]);
});
