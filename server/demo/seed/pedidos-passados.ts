import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type * as z from 'zod/mini';
import type { etapaLinha } from '#contract/integration/etapa.ts';
import { PASSOS_DO_PEDIDO, PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { computeCarrinho, type GrupoCalculado, type ItemCalculado, itensOf } from '#domain/cart/carrinho.ts';
import { type LinhaChave, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { readVendaveis } from '#server/cart/data/vendaveis.ts';
import type { ClienteRow } from '#server/customers/data/clientes.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { type ItemDoPedido, toItemRow } from '#server/orders/data/pedidos.ts';
import { CLIENTES, USUARIOS } from './clientes.ts';
import { hashOf } from './hash.ts';
import { etapasPassadas, type Ocasiao, ocorrenciaOf, prePedidoSituacaoOf } from './historico.ts';

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
const ORIGEM_TELEVENDAS = 1;
const ORIGEM_ECOMMERCE = 18;

/** The moment of an occasion: its days before today, at its minute of the day in UTC. */
export function momentOf(now: Date, { diasAtras, minuto }: Pick<Ocasiao, 'diasAtras' | 'minuto'>): Date {
  const midnight = Date.parse(`${businessDayOf(now)}T00:00:00Z`);
  return new Date(midnight - diasAtras * millisecondsInDay + minuto * millisecondsInMinute);
}

/** The group and the lines of an order, priced by the rules that price a cart today. */
export async function computePedido(
  scope: Scope,
  compra: Compra,
  linhas: readonly LinhaPedida[],
): Promise<Pick<PedidoPassado, 'grupo' | 'itens'>> {
  const vendaveis = await readVendaveis(scope, compra, linhas);
  const itemOf = (linha: LinhaChave) => vendaveis.get(linhaKey(linha));
  const carrinho = computeCarrinho(linhas, itemOf, [], compra);
  const grupo = must(carrinho.grupos[0], 'group');
  const percentuais = (linha: LinhaChave) => {
    const { st, stFcp } = (compra.calcularSt && itemOf(linha)) || SEM_ST;
    return { st, stFcp };
  };
  return { grupo, itens: itensOf(carrinho, grupo).map((item) => ({ ...item, ...percentuais(item) })) };
}

/** Writes orders with their lines. Later statuses come as the company's system tells them, by the rules of a load. */
export async function insertPedidos(
  trx: DatabaseTransaction,
  pedidos: readonly PedidoPassado[],
): Promise<void> {
  await trx.insertInto('prePedido').values(pedidos.map(toPedidoRow)).execute();
  await trx.insertInto('prePedidoItem').values(pedidos.flatMap(toItemRows)).execute();
  await trx.insertInto('pedidoEtapa').values(pedidos.flatMap(toEtapaRows)).execute();
  await writeLinhas(trx, 'etapas', pedidos.flatMap(linhasDeEtapas));
}

/** The buyer orders for their own pharmacy through the portal; the rep sometimes takes an order by telephone. */
function originOf({ cliente, diasAtras }: PedidoPassado) {
  const buyer = USUARIOS.find(
    (u) => u.clientes.length < CLIENTES.length && u.clientes.includes(cliente.idPessoa),
  );
  const rep = must(USUARIOS[0], 'user');
  const telefone = hashOf(`origem ${cliente.idPessoa} ${diasAtras}`) % 4 === 0;
  return {
    idUsuario: telefone ? rep.idUsuario : (buyer ?? rep).idUsuario,
    idOrigemTipo: telefone ? ORIGEM_TELEVENDAS : ORIGEM_ECOMMERCE,
  };
}

function toPedidoRow(pedido: PedidoPassado) {
  const { grupo, cliente, dataHora, idPrePedido, idPedidoSituacao } = pedido;
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
    codigoLocal: null,
    previsaoEntrega: addWorkingDays(businessDayOf(dataHora), grupo.prazoEntrega),
    mensagemOcorrencia: ocorrenciaOf(idPedidoSituacao),
    dataHora,
    ...originOf(pedido),
  };
}

/** The statuses that an order has from the start: its first one, and the end of one that was refused or cancelled. */
const isDoInicio = (idPedidoSituacao: number): boolean =>
  idPedidoSituacao === PEDIDO_EM_ANALISE || !PASSOS_DO_PEDIDO.includes(idPedidoSituacao);

const etapasOf = ({ idPrePedido, idPedidoSituacao, dataHora }: PedidoPassado) =>
  etapasPassadas(idPedidoSituacao).map(([id, horas]) => ({
    idPrePedido,
    idPedidoSituacao: id,
    em: new Date(dataHora.getTime() + horas * millisecondsInHour),
  }));

const toEtapaRows = (pedido: PedidoPassado) =>
  etapasOf(pedido).filter(({ idPedidoSituacao }) => isDoInicio(idPedidoSituacao));

const linhasDeEtapas = (pedido: PedidoPassado): z.input<typeof etapaLinha>[] =>
  etapasOf(pedido)
    .filter(({ idPedidoSituacao }) => !isDoInicio(idPedidoSituacao))
    .map(({ idPrePedido, idPedidoSituacao, em }) => ({
      pedido: String(idPrePedido),
      situacao: String(idPedidoSituacao),
      em: em.toISOString(),
    }));

const toItemRows = ({ idPrePedido, itens }: PedidoPassado) =>
  itens.map((item, posicao) => ({ idPrePedido, posicao, ...toItemRow(item) }));
