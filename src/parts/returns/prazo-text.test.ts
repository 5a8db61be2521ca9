import { expect, test } from 'vitest';
import { prazoText } from './prazo-text.ts';

const HOJE = '2026-11-25';
const rascunho = { foraPrazo: false, idSituacao: 1, dataDevolucao: '2026-11-18T10:00:00-03:00' };
const dias = (prazoAte: string | null) => ({ dataDocumento: '2026-11-10T10:00:00-03:00', prazoAte });

test('a draft in term names the last day, and after it the day on which it was made', () => {
  expect(prazoText(rascunho, dias('2026-11-25'), HOJE)).toBe('No prazo, até 25/11/2026');
  expect(prazoText(rascunho, dias('2026-11-24'), HOJE)).toBe('Foi criada no prazo em 18/11/2026');
  expect(prazoText(rascunho, dias(null), HOJE)).toBe('No prazo');
  expect(prazoText(rascunho, null, HOJE)).toBe('No prazo');
});

test('a finalised return was in term, whatever the day is', () => {
  expect(prazoText({ ...rascunho, idSituacao: 4 }, dias('2026-11-24'), HOJE)).toBe('No prazo');
});

test('a return out of term depends on approval until the company has decided', () => {
  const fora = { ...rascunho, foraPrazo: true };
  expect(prazoText(fora, dias('2026-11-10'), HOJE)).toBe('Fora do prazo: depende de aprovação');
  expect(prazoText({ ...fora, idSituacao: 2 }, null, HOJE)).toBe('Fora do prazo: depende de aprovação');
  expect(prazoText({ ...fora, idSituacao: 4 }, null, HOJE)).toBe('Fora do prazo');
});
