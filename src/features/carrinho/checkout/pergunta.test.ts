import { expect, test } from 'vitest';
import { computeCarrinho, onlyGrupos } from '#domain/cart/carrinho.ts';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import { cliente, compute, pix } from './checkout-sample.ts';
import { confirmWords, type Pedido } from './pergunta.ts';

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

const rows = (of: Pedido) => confirmWords(of).table?.rows;
const after = (of: Pedido) => confirmWords(of).table?.after;

test('the question names the customer, and each group with its payment, delivery and total in a table', () => {
  expect(confirmWords(pedido())).toEqual({
    text: 'Seu carrinho será finalizado. Deseja continuar?\n\nFARMÁCIA SÃO JOÃO',
    table: {
      rows: [
        {
          name: 'CD Guarulhos (SP) · Produtos em geral',
          detail: 'Boleto · 28 dias · Entrega em 2 dias úteis',
          value: 'R$\u00a0100,00',
        },
        {
          name: 'CD Contagem (MG) · Refrigerados',
          detail: 'Boleto · 28 dias · Entrega em 1 dia útil',
          value: 'R$\u00a0100,00',
        },
        { name: 'Total em 2 pedidos', value: 'R$\u00a0200,00', isSum: true },
      ],
      after: 'Ao continuar, você aceita as políticas da empresa.',
    },
  });
});

test('the question about some groups says how many stay, and repeats the extra data', () => {
  const geral = onlyGrupos(compute(), (g) => g.idCarrinhoGrupoTipo === 1);
  const extras = { informar: true, numeroPedidoCliente: 'PC-7', observacao: 'Portão azul' };
  const part = pedido({ vao: geral, extras });
  expect(confirmWords(part).text).toContain('Os grupos marcados serão finalizados.');
  expect(rows(part)?.at(-1)?.name).toBe('Total em 1 pedido');
  expect(after(part)).toMatch(
    /^Nº do pedido do cliente: PC-7\nObservação: Portão azul\n\n1 grupo fica no carrinho\.\n\n/,
  );
});

test('the question says which units do not come, every product by its whole name and maker', () => {
  const some = ['DIPIRONA 500 MG COM CT X 30', 'LOSARTANA 50 MG COM X 30', 'C', 'D', 'E'].map((descricao) =>
    sampleItem({ descricao, descricaoMarca: 'EMS', estoque: 4 }),
  );
  const short = (count: number, quantidade = 10) =>
    computeCarrinho(
      some.slice(0, count).map((_, idItem) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade })),
      (l) => some[l.idItem],
      [],
      cliente,
    );
  expect(after(pedido({ vao: short(1) }))).toContain(
    'Não vêm 6 unidades, sem estoque:\n• DIPIRONA 500 MG COM CT X\u00a030, EMS (6\u00a0de\u00a010)\n\n',
  );
  expect(after(pedido({ vao: short(1, 5) }))).toContain('Não vem 1 unidade, sem estoque:');
  expect(after(pedido({ vao: short(1, 4) }))).not.toContain('estoque');
  expect(after(pedido({ vao: short(5) }))?.match(/^• .* \(6\sde\s10\)$/gm)).toHaveLength(5);
});

test.each([
  [
    { tipo: 'envio', codigoLocal: 'U2K-393' },
    'O pedido U2K-393, feito antes, espera a sua decisão: este pedido',
  ],
  [{ tipo: 'extras' }, 'Uma mudança recusada espera a sua decisão: este pedido fica salvo neste aparelho'],
])('an order that %o would hold is said to wait for the decision', (intent, words) => {
  const seguradoPor = { intent } as Pedido['seguradoPor'];
  expect(after(pedido({ seguradoPor }))).toContain(words);
});

test('offline the question says that the order waits on the device and its total may change', () => {
  const words =
    'o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar. O total é estimado.';
  expect(after(pedido({ semSinal: true }))).toContain(words);
  expect(after(pedido())).not.toContain(words);
});

test('the question shows the cashback and the amount left to pay', () => {
  expect(rows(pedido({ cashback: 4590 }))?.slice(-3)).toEqual([
    { name: 'Total em 2 pedidos', value: 'R$\u00a0200,00', isSum: false },
    { name: 'Cashback', value: '-R$\u00a045,90', isSum: false },
    { name: 'A pagar', value: 'R$\u00a0154,10', isSum: true },
  ]);
});

test('a cart that goes on to its payment is called processed, and its policies are accepted with it', () => {
  const goesOn = pedido({ vao: compute([pix]), continua: true });
  expect(confirmWords(goesOn).text).toMatch(/^Seu carrinho será processado\. Deseja continuar\?/);
  expect(rows(goesOn)?.[1]?.detail).toContain('Pix');
  expect(after(goesOn)).toMatch(/Ao continuar, você aceita as políticas da empresa\.$/);
});

test('the question shows the amount that the customer’s balance will pay', () => {
  const vao = compute([{ ...pix, idPagamento: '1_3' }]);
  const antecipado = { ...vao, grupos: vao.grupos.map((g) => ({ ...g, formaPagamento: DEPOSITO })) };
  const said = after(pedido({ vao: antecipado, continua: true, saldoAdiantamento: 15_000 }));
  expect(said).toContain(
    'O saldo de adiantamento do cliente (R$\u00a0150,00) paga R$\u00a0100,00 deste pedido; restam R$\u00a050,00.',
  );
  expect(after(pedido({ vao: antecipado, continua: true }))).not.toContain('adiantamento');
});
