import { expect, test } from 'vitest';
import { computeCarrinho } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { processadoMessage, semSinalText, trocasSemSinal } from './palavras.ts';

const opcao = (idFormaPagamento: number, forma: string) =>
  sampleOpcao(idFormaPagamento, { descricao: forma, forma });

const cliente = sampleCliente({
  limiteDisponivel: 100_000,
  opcoes: [{ idCondicao: 1, opcoes: [opcao(1, 'Boleto'), opcao(3, 'Depósito'), opcao(10, 'Pix')] }],
});

const item = (idPessoaFilial: number, idCarrinhoGrupoTipo: number) =>
  sampleItem({ idPessoaFilial, idCarrinhoGrupoTipo });

const itens = [item(1, 1), item(2, 3)];
const pix = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_10' };

const compute = (pagamentos: Parameters<typeof computeCarrinho>[2] = [], of = cliente) =>
  computeCarrinho(
    itens.map((_, idItem) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade: 10 })),
    (l) => itens[l.idItem],
    pagamentos,
    of,
  );

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
