import { expect, test } from 'vitest';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import { totalText } from './total-text.ts';
import { idadePrecos, semPrecosOf } from './view.ts';

const contextos = [{ idContexto: 'c1', idCondicao: 1 }] as ClienteDetalhe['contextos'];
const completa = {
  condicao: { idCondicao: 1, descCondicao: 'Varejo SP' },
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
};
const dadosGerais = { clienteBloqueadoMotivo: null };
const opcoes = [{ idCondicao: 1, opcoes: [{ id: '2_1', formaPagamento: { pagamentoAntecipado: false } }] }];
const cliente = (preferencia: object | null, rest: object = {}): ClienteRow =>
  ({
    idPessoa: 101,
    detalhe: preferencia && { contextos, preferencia, dadosGerais, opcoes, ...rest },
  }) as ClienteRow;

test('the reason for missing prices is named', () => {
  expect(semPrecosOf(null, false)).toBe('sem-cliente');
  expect(semPrecosOf(cliente(null), false)).toBe('sem-dados');
  expect(semPrecosOf(cliente({ ...completa, prazo: null }), true)).toBe('sem-preferencias');
  expect(semPrecosOf(cliente({ ...completa, prazo: null }, { opcoes: [] }), true)).toBe('sem-meio-pagamento');
  expect(semPrecosOf(cliente(completa), false)).toBe('sem-tabela');
  expect(semPrecosOf(cliente(completa), true)).toBeNull();
});

test('items are counted in words', () => {
  expect(totalText(0)).toBe('0 itens no total');
  expect(totalText(1)).toBe('1 item no total');
  expect(totalText(29_849)).toBe('29.849 itens no total');
});

test('prices are dated by the hour today, and by date and hour before', () => {
  const now = Date.parse('2026-11-20T18:00:00-03:00');
  expect(idadePrecos(Date.parse('2026-11-20T14:03:00-03:00'), now)).toBe('preços de hoje 14:03');
  expect(idadePrecos(Date.parse('2026-11-19T23:59:00-03:00'), now)).toBe('preços de 19/11/2026 23:59');
});
