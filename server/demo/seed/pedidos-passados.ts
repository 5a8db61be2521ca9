import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type * as z from 'zod/mini';
import { ITEM_COMBO, ITEM_PEDIDO_COMBO, ITEM_PEDIDO_SIMPLES } from '#contract/catalogue/item-tipo.ts';
import type { etapaLinha } from '#contract/integration/etapa.ts';
import { VALIDADE_DIAS_PADRAO } from '#contract/orders/orcamento.ts';
import { PASSOS_DO_PEDIDO, PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { computeCarrinho, type GrupoCalculado, type ItemCalculado, itensOf } from '#domain/cart/carrinho.ts';
import { type LinhaChave, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { addDays, addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { type ItemComFcp, readVendaveis } from '#server/cart/data/vendaveis.ts';
import type { ClienteRow } from '#server/customers/data/clientes.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import { insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { type ItemDoPedido, toItemRow } from '#server/orders/data/pedidos.ts';
import { etapasOf, originOf } from './andamento-passado.ts';
import { type Ocasiao, ocorrenciaOf, prePedidoSituacaoOf } from './historico.ts';
import { isDaEmpresa, linhaDoPassado } from './linhas/historico.ts';

/** An order of the past with its lines. */
export type PedidoPassado = {
  readonly idPrePedido: number;
  readonly cliente: ClienteRow;
  readonly diasAtras: number;
  readonly dataHora: Date;
  readonly idPedidoSituacao: number;
  readonly orcamento: boolean;
  /** Cents of it that cashback paid. */
  readonly cashbackAplicado?: number;
  readonly grupo: GrupoCalculado;
  readonly itens: readonly (ItemCalculado & Pick<ItemDoPedido, 'st' | 'stFcp'>)[];
};

/** Lower than the order numbers that this server gives. */
export const PRIMEIRO_NUMERO = 40_001;
const SEM_ST = { st: 0, stFcp: 0 };

/** The moment of an occasion: its days before today, at its minute of the day in UTC. */
export function momentOf(now: Date, { diasAtras, minuto }: Pick<Ocasiao, 'diasAtras' | 'minuto'>): Date {
  const midnight = Date.parse(`${businessDayOf(now)}T00:00:00Z`);
  return new Date(midnight - diasAtras * millisecondsInDay + minuto * millisecondsInMinute);
}

/**
 * The group and the lines of an order, priced by the rules that price a cart today. `noDia` returns an item as it was
 * on the day of the order.
 */
export async function computePedido(
  scope: Scope,
  compra: Compra,
  linhas: readonly LinhaPedida[],
  noDia: (item: ItemComFcp, idItem: number) => ItemComFcp = (item) => item,
): Promise<Pick<PedidoPassado, 'grupo' | 'itens'>> {
  const vendaveis = await readVendaveis(scope, compra, linhas);
  const itemOf = (linha: LinhaChave) => {
    const item = vendaveis.get(linhaKey(linha));
    return item && noDia(item, linha.idItem);
  };
  const carrinho = computeCarrinho(linhas, itemOf, [], compra);
  const grupo = must(carrinho.grupos[0], 'group');
  const percentuais = (linha: LinhaChave) => {
    const { st, stFcp } = (compra.calcularSt && itemOf(linha)) || SEM_ST;
    return { st, stFcp };
  };
  return { grupo, itens: itensOf(carrinho, grupo).map((item) => ({ ...item, ...percentuais(item) })) };
}

/** Writes orders with their lines: those of the company's system by the rules of a load. */
export async function insertPedidos(
  trx: DatabaseTransaction,
  pedidos: readonly PedidoPassado[],
): Promise<void> {
  const daEmpresa = pedidos.filter(isDaEmpresa);
  await insertColumns(
    trx,
    'codigoErp',
    [
      ['recurso', 'text', () => 'historico'],
      ['codigo', 'text', ({ idPrePedido }) => String(idPrePedido)],
      ['id', 'integer', ({ idPrePedido }) => idPrePedido],
    ],
    daEmpresa,
  );
  await writeLinhas(trx, 'historico', daEmpresa.map(linhaDoPassado));
  // No load tells the cashback that paid a part of an order here.
  for (const { idPrePedido, cashbackAplicado = 0 } of daEmpresa)
    if (cashbackAplicado > 0)
      await trx
        .updateTable('prePedido')
        .set({ valorCashbackAplicado: cashbackAplicado })
        .where('idPrePedido', '=', idPrePedido)
        .execute();
  await insertDoApp(
    trx,
    pedidos.filter((pedido) => !isDaEmpresa(pedido)),
  );
}

/** Writes orders as the app makes them. Later statuses come as the company's system tells them. */
async function insertDoApp(trx: DatabaseTransaction, pedidos: readonly PedidoPassado[]): Promise<void> {
  if (pedidos.length === 0) return;
  await trx.insertInto('prePedido').values(pedidos.map(toPedidoRow)).execute();
  await trx.insertInto('prePedidoItem').values(pedidos.flatMap(toItemRows)).execute();
  await trx.insertInto('pedidoEtapa').values(pedidos.flatMap(toEtapaRows)).execute();
  await writeLinhas(trx, 'etapas', pedidos.flatMap(linhasDeEtapas));
}

function toPedidoRow(pedido: PedidoPassado) {
  const { grupo, cliente, dataHora, idPrePedido, idPedidoSituacao } = pedido;
  const { usuario, idOrigemTipo } = originOf(pedido);
  return {
    idPrePedido,
    idCarrinho: null,
    idPessoaCliente: cliente.idPessoa,
    idPessoaFilial: grupo.idPessoaFilial,
    idCondicao: grupo.idCondicao,
    idCarrinhoGrupoTipo: grupo.idCarrinhoGrupoTipo,
    idPrePedidoSituacao: prePedidoSituacaoOf(idPedidoSituacao),
    idPedidoSituacao: isDoInicio(idPedidoSituacao) ? idPedidoSituacao : PEDIDO_EM_ANALISE,
    idPrazo: must(grupo.prazo, 'term').idPrazo,
    idFormaPagamento: must(grupo.formaPagamento, 'payment').idFormaPagamento,
    subtotal: grupo.subtotal,
    descontos: grupo.descontos,
    stTotal: grupo.stTotal,
    total: grupo.total,
    valorCashbackAplicado: pedido.cashbackAplicado ?? 0,
    orcamento: pedido.orcamento,
    validoAte: pedido.orcamento ? addDays(businessDayOf(dataHora), VALIDADE_DIAS_PADRAO) : null,
    codigoLocal: null,
    previsaoEntrega: addWorkingDays(businessDayOf(dataHora), grupo.prazoEntrega),
    mensagemOcorrencia: ocorrenciaOf(idPedidoSituacao),
    dataHora,
    idUsuario: usuario.idUsuario,
    idOrigemTipo,
  };
}

/** The statuses that an order has from the start: its first one, and the end of one that was refused or cancelled. */
const isDoInicio = (idPedidoSituacao: number): boolean =>
  idPedidoSituacao === PEDIDO_EM_ANALISE || !PASSOS_DO_PEDIDO.includes(idPedidoSituacao);

const toEtapaRows = ({ idPrePedido, ...pedido }: PedidoPassado) =>
  etapasOf(pedido)
    .filter(({ idPedidoSituacao }) => isDoInicio(idPedidoSituacao))
    .map((etapa) => ({ idPrePedido, ...etapa }));

const linhasDeEtapas = ({ idPrePedido, ...pedido }: PedidoPassado): z.input<typeof etapaLinha>[] =>
  etapasOf(pedido)
    .filter(({ idPedidoSituacao }) => !isDoInicio(idPedidoSituacao))
    .map(({ idPedidoSituacao, em }) => ({
      pedido: String(idPrePedido),
      situacao: String(idPedidoSituacao),
      em: em.toISOString(),
    }));

const toItemRows = ({ idPrePedido, itens }: PedidoPassado) =>
  itens.map((item, posicao) => ({
    idPrePedido,
    posicao,
    ...toItemRow(item),
    idPrePedidoItemTipo: item.idItemTipo === ITEM_COMBO ? ITEM_PEDIDO_COMBO : ITEM_PEDIDO_SIMPLES,
  }));
