import { expect, test } from 'vitest';
import { restoredWords, restoreErrorWords } from './restore-words.ts';

test('a file says how much it brought and how much was here already', () => {
  const said = (restored: number, skipped: number) => restoredWords({ restored, skipped });
  expect([said(0, 0), said(1, 0), said(3, 1), said(0, 1200)]).toEqual([
    'O arquivo não tem nada a enviar.',
    '1 recuperada.',
    '3 recuperadas, 1 já estava aqui.',
    'Nada novo: 1.200 já estavam aqui.',
  ]);
});

test('each reason why a file brought nothing has its own sentence', () => {
  const kinds = ['not-ours', 'newer', 'damaged', 'other-user', 'full'] as const;
  expect(kinds.map((kind) => restoreErrorWords({ kind }))).toEqual([
    'Este arquivo não é uma cópia feita pelo Maleta. Nada foi recuperado.',
    'Este arquivo foi feito por uma versão mais nova do Maleta. Atualize e tente de novo.',
    'Este arquivo está incompleto ou foi alterado. Nada foi recuperado.',
    'Este arquivo é de outro usuário. Entre como ele para recuperar. Nada foi recuperado.',
    'NÃO foi salvo: o armazenamento deste aparelho está cheio. Libere espaço e tente de novo.',
  ]);
});
