import { expect, test } from 'vitest';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import { hasPreferencias, preferenciaFalta } from './preferencia-falta.ts';

const opcao = (id: string, pagamentoAntecipado: boolean) => ({
  id,
  descricao: id,
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado },
});
const completa = {
  condicao: { idCondicao: 1, descCondicao: 'Varejo SP' },
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
};
const detalhe = (rest: object = {}): ClienteDetalhe =>
  ({
    contextos: [{ idContexto: 'c1', idCondicao: 1 }],
    opcoes: [{ idCondicao: 1, opcoes: [opcao('2_1', false), opcao('5_6', true)] }],
    dadosGerais: { clienteBloqueadoMotivo: null },
    preferencia: completa,
    ...rest,
  }) as ClienteDetalhe;

test('a preference is complete with condicao, prazo and formaPagamento, if the customer has that condicao', () => {
  expect(hasPreferencias(detalhe())).toBe(true);
  for (const part of ['condicao', 'prazo', 'formaPagamento']) {
    expect(hasPreferencias(detalhe({ preferencia: { ...completa, [part]: null } }))).toBe(false);
  }
  expect(hasPreferencias(detalhe({ contextos: [{ idContexto: 'c2', idCondicao: 2 }] }))).toBe(false);
});

test('a customer without any way to pay hears so first', () => {
  expect(preferenciaFalta(detalhe())).toBeNull();
  expect(preferenciaFalta(detalhe({ preferencia: { ...completa, prazo: null } }))).toBe('preferencias');
  expect(preferenciaFalta(detalhe({ opcoes: [{ idCondicao: 1, opcoes: [] }] }))).toBe('meio-pagamento');
});

test('a blocked customer can only pay in advance', () => {
  const bloqueado = { clienteBloqueadoMotivo: { descricaoClienteBloqueadoMotivo: 'Restrição.' } };
  expect(preferenciaFalta(detalhe({ dadosGerais: bloqueado }))).toBeNull();
  const conventional = [{ idCondicao: 1, opcoes: [opcao('2_1', false)] }];
  expect(preferenciaFalta(detalhe({ dadosGerais: bloqueado, opcoes: conventional }))).toBe('meio-pagamento');
});
