import { oneByOne } from '#server/db/one-by-one.ts';

/** Ids that count up with the company's business, by table, and the columns that refer to them. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  carrinho: ['idCarrinho'],
  carrinhoGrupo: ['idCarrinhoGrupo', 'idCarrinho'],
  carrinhoItem: ['idCarrinho', 'idCarrinhoGrupo'],
  prePedido: ['idPrePedido', 'idCarrinho'],
  prePedidoItem: ['idPrePedido'],
  prePedidoEstoque: ['idPrePedido'],
  pedidoEtapa: ['idPrePedido'],
  pagamento: ['idPagamento', 'idPrePedido'],
  notaFiscal: ['idTitulo', 'idPrePedido'],
  notaFiscalXml: ['idTitulo'],
  contaReceber: ['id', 'idPrePedido', 'idTitulo', 'idBoleto'],
};

const widen = (table: string, columns: readonly string[]): string =>
  `alter table "${table}" ${columns.map((column) => `alter column "${column}" type bigint`).join(', ')}`;

/** Room for more than 2^31 carts and orders, and an index for each read that would otherwise scan a growing table. */
export const crescimento = oneByOne([
  ...Object.entries(IDS).map(([table, columns]) => widen(table, columns)),
  `create index "contaReceber_pedido" on "contaReceber" ("idPrePedido")`,
  // The unique one leaves cancelled orders out.
  `create index "prePedido_carrinho" on "prePedido" ("idCarrinho")`,
  `create index "sessao_expiraEm" on "sessao" ("expiraEm")`,
  `create index "recuperacaoSenha_expiraEm" on "recuperacaoSenha" ("expiraEm")`,
  // Pix that are over for us, for an hour: 10 is Pix.
  `create index "pagamento_tardio" on "pagamento" ("expiraEm")
    where "idFormaPagamento" = 10 and "situacao" in ('cancelado', 'expirado', 'erro') and "creditadoEm" is null`,
  // Pages of orders, newest first: of one client, and of all of them.
  `drop index "prePedido_cliente"`,
  `create index "prePedido_cliente" on "prePedido" ("idPessoaCliente", "dataHora", "idPrePedido")`,
  `create index "prePedido_dataHora" on "prePedido" ("dataHora", "idPrePedido")`,
]);
