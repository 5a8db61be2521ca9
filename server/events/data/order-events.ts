import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { TipoEvento } from '#contract/integration/evento.ts';
import { type DadosDoPedido, toWirePedido } from '#contract/integration/evento-pedido.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';
import { insertEvento } from './insert-event.ts';
import { readItensDosPedidos } from './order-lines.ts';

const selectPedidos = (db: Database, idPrePedidos: readonly number[]) =>
  db
    .selectFrom('prePedido')
    .leftJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .leftJoin('condicao', 'condicao.idCondicao', 'prePedido.idCondicao')
    .innerJoin('pessoa as cliente', 'cliente.idPessoa', 'prePedido.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'prePedido.idPessoaFilial')
    .innerJoin('usuario', 'usuario.idUsuario', 'prePedido.idUsuario')
    .innerJoin('prazo', 'prazo.idPrazo', 'prePedido.idPrazo')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .selectAll('prePedido')
    .select(['carrinho.idCarrinhoSituacao', 'condicao.descricao as descCondicao'])
    .select((eb) =>
      eb
        .selectFrom('pedidoErp')
        .select('pedidoErp.numeroErp')
        .whereRef('pedidoErp.idPrePedido', '=', 'prePedido.idPrePedido')
        .as('numeroErp'),
    )
    .select(['cliente.nome as nomeCliente', 'cliente.cpfCnpj as cpfCnpjCliente'])
    .select(['filial.nome as nomeFilial', 'filial.cpfCnpj as cpfCnpjFilial', 'usuario.nome as nomeUsuario'])
    .select(['prazo.descricao as descPrazo', 'prazo.dias', 'formaPagamento.descricao as descFormaPagamento'])
    .select('formaPagamento.pagamentoAntecipado')
    .select([
      codigoErpDe('clientes', 'prePedido.idPessoaCliente').as('codigoCliente'),
      codigoErpDe('filiais', 'prePedido.idPessoaFilial').as('codigoFilial'),
      codigoErpDe('usuarios', 'prePedido.idUsuario').as('codigoUsuario'),
      codigoErpDe('condicoes', 'prePedido.idCondicao').as('codigoCondicao'),
      codigoErpDe('prazos', 'prePedido.idPrazo').as('codigoPrazo'),
    ])
    .where('prePedido.idPrePedido', 'in', idPrePedidos)
    .orderBy('prePedido.idPrePedido')
    .execute();

const selectPagamentos = (db: Database, idPrePedidos: readonly number[]) =>
  db
    .selectFrom('pagamento')
    .select(['idPrePedido', 'idFormaPagamento', 'valor', 'parcelas', 'referencia', 'autorizacao'])
    .select('decididoEm')
    .where('idPrePedido', 'in', idPrePedidos)
    .where('situacao', '=', 'pago')
    .orderBy('decididoEm')
    .execute();

type PedidoRow = Awaited<ReturnType<typeof selectPedidos>>[number];
type PagamentoRow = Awaited<ReturnType<typeof selectPagamentos>>[number];

/**
 * Writes an event of each of these orders, as they are now. Call it in the transaction that changed them, which holds their
 * cart.
 */
export async function insertEventosDePedidos(
  trx: Database,
  tipo: TipoEvento,
  pedidos: readonly { readonly idPrePedido: number }[],
  now: Date,
): Promise<void> {
  if (pedidos.length === 0) return;
  const ids = pedidos.map(({ idPrePedido }) => idPrePedido);
  const itens = await readItensDosPedidos(trx, ids);
  const pagamentos = await selectPagamentos(trx, ids);
  for (const row of await selectPedidos(trx, ids)) {
    const { idPrePedido, idCarrinho } = row;
    const dados = toWirePedido(
      toDados(row, {
        itens: itens.get(idPrePedido) ?? [],
        pagamentos: pagamentos.filter((one) => one.idPrePedido === idPrePedido),
      }),
    );
    const chave = idCarrinho === null ? `pedido:${idPrePedido}` : `carrinho:${idCarrinho}`;
    await insertEvento(trx, { tipo, chave, dados }, now);
  }
}

const instantOf = (moment: Date | null): string | null => moment && toBusinessInstant(moment);

const toPagamento = ({ idPrePedido: _, decididoEm, ...pagamento }: PagamentoRow) => ({
  ...pagamento,
  pagoEm: instantOf(decididoEm),
});

const toDados = (
  row: PedidoRow,
  { itens, pagamentos }: { itens: DadosDoPedido['itens']; pagamentos: readonly PagamentoRow[] },
): DadosDoPedido => ({
  idPrePedido: row.idPrePedido,
  idCarrinho: row.idCarrinho,
  numeroErp: row.numeroErp,
  definitivo: row.idCarrinho === null || row.idCarrinhoSituacao === CARRINHO_FINALIZADO,
  situacao: { id: row.idPedidoSituacao, descricao: descricaoSituacao(row.idPedidoSituacao) },
  motivo: row.mensagemOcorrencia,
  dataHora: toBusinessInstant(row.dataHora),
  feitoEm: instantOf(row.feitoEm),
  previsaoEntrega: row.previsaoEntrega,
  codigoLocal: row.codigoLocal,
  numeroPedidoCliente: row.numeroPedidoCliente,
  observacao: row.observacao,
  cliente: {
    id: row.idPessoaCliente,
    codigoErp: row.codigoCliente,
    cpfCnpj: row.cpfCnpjCliente,
    nome: row.nomeCliente,
  },
  filial: {
    id: row.idPessoaFilial,
    codigoErp: row.codigoFilial,
    cpfCnpj: row.cpfCnpjFilial,
    nome: row.nomeFilial,
  },
  usuario: { id: row.idUsuario, codigoErp: row.codigoUsuario, descricao: row.nomeUsuario },
  condicao: { id: row.idCondicao, codigoErp: row.codigoCondicao, descricao: row.descCondicao ?? '' },
  prazo: { id: row.idPrazo, codigoErp: row.codigoPrazo, descricao: row.descPrazo, dias: row.dias },
  formaPagamento: {
    id: row.idFormaPagamento,
    descricao: row.descFormaPagamento,
    pagamentoAntecipado: row.pagamentoAntecipado,
  },
  idCarrinhoGrupoTipo: row.idCarrinhoGrupoTipo,
  subtotal: row.subtotal,
  descontos: row.descontos,
  stTotal: row.stTotal,
  total: row.total,
  valorCashbackAplicado: row.valorCashbackAplicado,
  pagoComSaldo: row.pagoComSaldo,
  pagamentos: pagamentos.map(toPagamento),
  itens,
});
