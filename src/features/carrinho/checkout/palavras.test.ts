import { expect, test } from 'vitest';
import { cliente, compute, opcao, pix } from './checkout-sample.ts';
import { processadoMessage, semSinalText, trocasSemSinal } from './palavras.ts';

test('offline each group by card or Pix is offered the preferred payment that works offline, else the first that does', () => {
  const carrinho = compute([pix]);
  expect(trocasSemSinal(carrinho, cliente).map((t) => [t.opcao.id, t.texto])).toEqual([
    ['1_1', 'CD Contagem (MG) · Refrigerados: Boleto · 28 dias'],
  ]);
  const prefers = { ...cliente, idPagamentoPreferido: '1_3' };
  expect(trocasSemSinal(carrinho, prefers).map((t) => t.opcao.id)).toEqual(['1_3']);
  const onlyPix = { ...cliente, opcoes: [{ idCondicao: 1, opcoes: [opcao(10, 'Pix')] }] };
  expect(trocasSemSinal(compute([pix], onlyPix), onlyPix)).toEqual([]);
  expect(semSinalText([])).not.toContain('trocado');
});

test('a refusal is shown in the server’s own words, and has a text when the server gives none', () => {
  const refused = {
    kind: 'recusa',
    codigo: 'limite-excedido',
    titulo: 'Atenção!',
    texto: 'Sem crédito.',
  } as const;
  expect(processadoMessage(refused)).toEqual({ kind: 'alert', title: 'Atenção!', text: 'Sem crédito.' });
  expect(processadoMessage({ ...refused, titulo: '', texto: '' })).toEqual({
    kind: 'error',
    title: 'Mensagem',
    text: 'Houve um erro ao consultar os dados do carrinho.',
  });
  expect(processadoMessage({ kind: 'silencio', isServidor: false }).text).toContain(
    'nada é feito duas vezes',
  );
});
