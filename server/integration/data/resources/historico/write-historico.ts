import { sql } from 'kysely';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { FORMAS } from '#contract/integration/formas.ts';
import type { HistoricoRegistro } from '#contract/integration/historico.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import {
  PEDIDO_CANCELADO,
  PEDIDO_RECUSADO,
  PRE_PEDIDO_CANCELADO,
  PRE_PEDIDO_PROCESSADO,
  PRE_PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';
import { GRUPO_GERAL } from '#domain/price/produto.ts';
import { must } from '#lib/must.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { ACIMA_DOS_NOSSOS, assignIds, idOf, readIds } from '#server/integration/data/codes.ts';
import { ORIGEM_TIPO_ECOMMERCE, TELEVENDAS } from '#server/orders/data/origens.ts';
import { totaisDoPedido, valoresDoItem } from './valores.ts';

const FIM: Readonly<Record<number, number>> = {
  [PEDIDO_RECUSADO]: PRE_PEDIDO_RECUSADO,
  [PEDIDO_CANCELADO]: PRE_PEDIDO_CANCELADO,
};

const situacaoDe = ({ etapas }: HistoricoRegistro): number => Number(must(etapas.at(-1), 'status').situacao);

/** The group of each product. */
async function readGrupos(trx: DatabaseTransaction, ids: Iterable<number>): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('produto')
    .select(['idProduto', 'idCarrinhoGrupoTipo'])
    .where('idProduto', '=', umDosIds(ids))
    .execute();
  return new Map(rows.map(({ idProduto, idCarrinhoGrupoTipo }) => [idProduto, idCarrinhoGrupoTipo]));
}

/** Writes past orders with their lines and statuses. They have no cart, so they take no stock, credit or cashback. */
export async function writeHistorico(
  trx: DatabaseTransaction,
  registros: readonly HistoricoRegistro[],
): Promise<void> {
  const idsDe = (recurso: NomeRecurso, of: (registro: HistoricoRegistro) => string) =>
    readIds(trx, recurso, registros.map(of));
  const codigos = registros.map(({ codigoErp }) => codigoErp);
  const ids = await assignIds(trx, 'historico', codigos, ACIMA_DOS_NOSSOS);
  const clientes = await idsDe('clientes', (r) => r.cliente);
  const usuarios = await idsDe('usuarios', (r) => r.usuario);
  const filiais = await idsDe('filiais', (r) => r.filial);
  const condicoes = await idsDe('condicoes', (r) => r.condicao);
  const prazos = await idsDe('prazos', (r) => r.prazo);
  const produtos = await readIds(
    trx,
    'produtos',
    registros.flatMap(({ itens }) => itens.map(({ produto }) => produto)),
  );
  const grupos = await readGrupos(trx, produtos.values());
  /** The group of all its products; the general one for an order that mixes them. */
  const grupoDe = ({ itens }: HistoricoRegistro): number => {
    const [um, ...outros] = new Set(itens.map(({ produto }) => grupos.get(idOf(produtos, produto))));
    return outros.length === 0 ? (um ?? GRUPO_GERAL) : GRUPO_GERAL;
  };
  const pedidos = registros.map((registro) => ({
    ...registro,
    ...totaisDoPedido(registro),
    id: idOf(ids, registro.codigoErp),
  }));
  const columns: readonly Column<(typeof pedidos)[number]>[] = [
    ['idPrePedido', 'bigint', (p) => p.id],
    ['idPessoaCliente', 'integer', (p) => idOf(clientes, p.cliente)],
    ['idUsuario', 'integer', (p) => idOf(usuarios, p.usuario)],
    ['idPessoaFilial', 'integer', (p) => idOf(filiais, p.filial)],
    ['idCondicao', 'integer', (p) => idOf(condicoes, p.condicao)],
    ['idCarrinhoGrupoTipo', 'smallint', grupoDe],
    ['idPrePedidoSituacao', 'smallint', (p) => FIM[situacaoDe(p)] ?? PRE_PEDIDO_PROCESSADO],
    ['idPedidoSituacao', 'smallint', situacaoDe],
    ['idPrazo', 'integer', (p) => idOf(prazos, p.prazo)],
    ['idFormaPagamento', 'integer', (p) => FORMAS[p.forma]],
    ['subtotal', 'bigint', (p) => p.subtotal],
    ['descontos', 'bigint', (p) => p.descontos],
    ['stTotal', 'bigint', (p) => p.stTotal],
    ['total', 'bigint', (p) => p.total],
    ['orcamento', 'boolean', (p) => p.orcamento],
    ['idOrigemTipo', 'smallint', (p) => (p.origem === 'televendas' ? TELEVENDAS : ORIGEM_TIPO_ECOMMERCE)],
    ['numeroPedidoCliente', 'text', (p) => p.numeroPedidoCliente],
    ['observacao', 'text', (p) => p.observacao],
    ['previsaoEntrega', 'date', (p) => p.previsaoEntrega],
    ['mensagemOcorrencia', 'text', (p) => (p.ocorrencia === '' ? null : p.ocorrencia)],
    ['dataHora', 'timestamptz', (p) => p.dataHora],
  ];
  await insertColumns(trx, 'prePedido', columns, pedidos, ['idPrePedido']);
  const destes = umDosIds(ids.values());
  await trx.deleteFrom('prePedidoItem').where('idPrePedido', '=', destes).execute();
  await trx.deleteFrom('pedidoEtapa').where('idPrePedido', '=', destes).execute();
  const itens = pedidos.flatMap(({ id, itens: dele }) =>
    dele.map((item, posicao) => ({ ...item, ...valoresDoItem(item), id, posicao })),
  );
  const itemColumns: readonly Column<(typeof itens)[number]>[] = [
    ['idPrePedido', 'bigint', (i) => i.id],
    ['posicao', 'integer', (i) => i.posicao],
    ['idItem', 'integer', (i) => idOf(produtos, i.produto)],
    ['idItemTipo', 'smallint', () => ITEM_PRODUTO],
    ['quantidade', 'integer', (i) => i.quantidade],
    ['quantidadeAtendida', 'integer', (i) => i.quantidadeAtendida],
    ['valorUnitario', 'bigint', (i) => i.valorUnitario],
    ['descontoComercial', 'integer', (i) => i.descontoComercial],
    ['descontoFinanceiro', 'integer', (i) => i.descontoFinanceiro],
    ['st', 'integer', (i) => i.st],
    ['stFcp', 'integer', (i) => i.stFcp],
    ['valorLiquido', 'bigint', (i) => i.valorLiquido],
    ['stValor', 'bigint', (i) => i.stValor],
    ['valorTotal', 'bigint', (i) => i.valorTotal],
  ];
  await insertColumns(trx, 'prePedidoItem', itemColumns, itens);
  const etapas = pedidos.flatMap(({ id, etapas: dele }) => dele.map((etapa) => ({ ...etapa, id })));
  await insertColumns(
    trx,
    'pedidoEtapa',
    [
      ['idPrePedido', 'bigint', (e) => e.id],
      ['idPedidoSituacao', 'smallint', (e) => Number(e.situacao)],
      ['em', 'timestamptz', (e) => e.em],
    ],
    etapas,
  );
  await sql`insert into "pedidoErp" ("idPrePedido", "numeroErp", "recebidoEm")
    select "idPrePedido", "codigo", "dataHora" from "codigoErp" join "prePedido" on "idPrePedido" = "id"
    where "recurso" = 'historico' and "id" = ${destes} on conflict do nothing`.execute(trx);
}
