import { expect, test } from 'vitest';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import { contextoForPrecos } from './contexto-precos.ts';

const contextos = [
  { idContexto: 'c1', idCondicao: 1 },
  { idContexto: 'p1', idCondicao: 11 },
] as ClienteDetalhe['contextos'];
const completa = {
  condicao: { idCondicao: 1, descCondicao: 'Varejo SP' },
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
};
const cliente = (preferencia: object | null): ClienteRow =>
  ({ idPessoa: 101, detalhe: preferencia && { contextos, preferencia } }) as ClienteRow;

test('contextoForPrecos returns the context of a complete preference, otherwise undefined', () => {
  expect(contextoForPrecos(cliente(completa))?.idContexto).toBe('c1');
  expect(contextoForPrecos(cliente({ ...completa, prazo: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente({ ...completa, formaPagamento: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente({ ...completa, condicao: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente(null))).toBeUndefined();
  expect(contextoForPrecos(null)).toBeUndefined();
});

test('contextoForPrecos prefers the context named in the address, if the customer has it', () => {
  expect(contextoForPrecos(cliente(completa), 11)?.idContexto).toBe('p1');
  expect(contextoForPrecos(cliente(completa), 99)?.idContexto).toBe('c1');
  expect(contextoForPrecos(cliente({ ...completa, prazo: null }), 11)).toBeUndefined();
});
