import { expect, test } from 'vitest';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { ausenciaOf, trocaText } from './cliente-troca.ts';

const preferencia = {
  condicao: { idCondicao: 1 },
  prazo: { idPrazo: 2 },
  formaPagamento: { idFormaPagamento: 1 },
};
const cliente = (rest: object = {}): ClienteRow =>
  ({
    idPessoa: 102,
    detalhe: {
      contextos: [{ idContexto: 'c1', idCondicao: 1 }],
      opcoes: [{ idCondicao: 1, opcoes: [{ id: '2_1', formaPagamento: { pagamentoAntecipado: false } }] }],
      dadosGerais: { clienteBloqueadoMotivo: null },
      preferencia,
      ...rest,
    },
  }) as ClienteRow;

test('a customer can be served offline when data, preferences and prices are on the device', () => {
  const none = () => false;
  expect(ausenciaOf(cliente(), (id) => id === 'c1')).toBeNull();
  expect(ausenciaOf(cliente(), none)).toBe('precos');
  expect(ausenciaOf(cliente({ preferencia: { ...preferencia, prazo: null } }), none)).toBe('preferencias');
  expect(ausenciaOf(cliente({ opcoes: [] }), none)).toBe('meio-pagamento');
  expect(ausenciaOf({ ...cliente(), detalhe: null }, none)).toBe('dados');
  expect(ausenciaOf(undefined, none)).toBe('dados');
});

test('the question names both customers, the kept cart, and the missing parts', () => {
  const troca = { deNome: 'Aurora', comCarrinho: true, paraNome: 'Vereda', aPerder: null, ausencia: null };
  expect(trocaText(troca)).toBe('Deseja trocar para o cliente Vereda? O carrinho de Aurora fica guardado.');
  expect(trocaText({ ...troca, comCarrinho: false })).toBe('Deseja trocar para o cliente Vereda?');
  expect(trocaText({ ...troca, deNome: null })).toBe('Deseja trocar para o cliente Vereda?');
  expect(trocaText({ ...troca, deNome: null, aPerder: 'Algo será descartado.' })).toBe(
    'Deseja trocar para o cliente Vereda? Algo será descartado.',
  );
  expect(trocaText({ ...troca, ausencia: 'precos' })).toBe(
    'Deseja trocar para o cliente Vereda? O carrinho de Aurora fica guardado. Sem sinal, e os preços deste cliente não estão neste aparelho: até o sinal voltar, os produtos aparecem sem preço.',
  );
});
