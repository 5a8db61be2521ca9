import { expect, test } from 'vitest';
import { computeCarrinho, onlyGrupos } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { confirmText, type Pedido, processadoMessage, semSinalText, trocasSemSinal } from './palavras.ts';

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

const DEPOSITO = { idFormaPagamento: 7, descFormaPagamento: 'Depósito', pagamentoAntecipado: true };

const pedido = (over: Partial<Pedido> = {}): Pedido => ({
  nomeCliente: 'FARMÁCIA SÃO JOÃO',
  vao: compute(),
  emTudo: 2,
  extras: { informar: false, numeroPedidoCliente: '', observacao: '' },
  cashback: 0,
  saldoAdiantamento: 0,
  continua: false,
  semSinal: false,
  seguradoPor: null,
  ...over,
});

test('the question names the customer, the total, each group with its payment, and the groups that stay', () => {
  expect(confirmText(pedido())).toBe(
    [
      'Seu carrinho será finalizado. Deseja continuar?',
      'FARMÁCIA SÃO JOÃO\nR$\u00a0200,00 em 2 pedidos',
      'CD Guarulhos (SP) · Produtos em geral: R$\u00a0100,00, Boleto · 28 dias\nCD Contagem (MG) · Refrigerados: R$\u00a0100,00, Boleto · 28 dias',
      'Ao continuar, você aceita as políticas da empresa.',
    ].join('\n\n'),
  );
  const geral = onlyGrupos(compute(), (g) => g.idCarrinhoGrupoTipo === 1);
  const extras = { informar: true, numeroPedidoCliente: 'PC-7', observacao: 'Portão azul' };
  const part = confirmText(pedido({ vao: geral, extras }));
  expect(part).toContain('Os grupos marcados serão finalizados.');
  expect(part).toContain('em 1 pedido\n');
  expect(part).toContain('1 grupo fica no carrinho.');
  expect(part).toContain('\n\nNº do pedido do cliente: PC-7\nObservação: Portão azul\n\n');
});

test.each([
  [
    { tipo: 'envio', codigoLocal: 'U2K-393' },
    'O pedido U2K-393, feito antes, espera a sua decisão: este pedido',
  ],
  [{ tipo: 'extras' }, 'Uma mudança recusada espera a sua decisão: este pedido fica salvo neste aparelho'],
])('an order that %o would hold is said to wait for the decision', (intent, words) => {
  const seguradoPor = { intent } as Pedido['seguradoPor'];
  expect(confirmText(pedido({ seguradoPor }))).toContain(`\n\n${words}`);
});

test('offline the question says that the order waits on the device and its total may change', () => {
  const words =
    'o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar. O total é estimado.';
  expect(confirmText(pedido({ semSinal: true }))).toContain(words);
  expect(confirmText(pedido())).not.toContain(words);
});

test('the question shows the cashback and the amount left to pay', () => {
  expect(confirmText(pedido({ cashback: 4590 }))).toContain(
    'Cashback: -R$\u00a045,90\nA pagar: R$\u00a0154,10',
  );
  expect(confirmText(pedido())).not.toContain('Cashback');
});

test('a cart that goes on to its payment is called processed, and its policies are not accepted yet', () => {
  const text = confirmText(pedido({ vao: compute([pix]), continua: true }));
  expect(text).toMatch(/^Seu carrinho será processado\. Deseja continuar\?/);
  expect(text).toContain('Pix');
  expect(text).not.toContain('políticas');
});

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

test('the question shows the amount that the customer’s balance will pay', () => {
  const vao = compute([{ ...pix, idPagamento: '1_3' }]);
  const antecipado = { ...vao, grupos: vao.grupos.map((g) => ({ ...g, formaPagamento: DEPOSITO })) };
  const said = confirmText(pedido({ vao: antecipado, continua: true, saldoAdiantamento: 15_000 }));
  expect(said).toContain(
    'O saldo de adiantamento do cliente (R$\u00a0150,00) paga R$\u00a0100,00 deste pedido; restam R$\u00a050,00.',
  );
  expect(confirmText(pedido({ vao: antecipado, continua: true }))).not.toContain('adiantamento');
});
