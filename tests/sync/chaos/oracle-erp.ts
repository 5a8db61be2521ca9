import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { type Erp, type EventoDePedido, isDePedido } from './erp.ts';
import type { Stage } from './stage.ts';

/** The orders of the server as far as the ERP must know them. */
const readPedidos = ({ world: { database } }: Stage) =>
  database.db
    .selectFrom('prePedido')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .leftJoin('pedidoErp', 'pedidoErp.idPrePedido', 'prePedido.idPrePedido')
    .select(['prePedido.idPrePedido', 'prePedido.idPedidoSituacao', 'idCarrinhoSituacao', 'numeroErp'])
    .execute();

const readUnidades = ({ world: { database } }: Stage) =>
  database.db
    .selectFrom('prePedidoItem')
    .select(['idPrePedido', 'idItem', 'quantidade'])
    .orderBy('posicao')
    .execute();

type Pedido = Awaited<ReturnType<typeof readPedidos>>[number];

const linesText = (lines: readonly { readonly id: number; readonly quantidade: number }[]): string =>
  lines.map(({ id, quantidade }) => `${id}=${quantidade}`).join(' ');

/** Compares an order with the events that the ERP stored of it. */
function comparePedido(
  pedido: Pedido,
  eventos: readonly EventoDePedido[],
  mudados: Erp['mudados'],
): string[] {
  const { idPrePedido: id, idPedidoSituacao, idCarrinhoSituacao } = pedido;
  const feitos = eventos.filter(({ tipo }) => tipo === 'pedido.feito').length;
  const last = eventos.at(-1);
  if (last === undefined || feitos !== 1 || eventos[0]?.tipo !== 'pedido.feito')
    return [`the ERP heard [${eventos.map(({ tipo }) => tipo).join(', ')}] of order ${id}`];
  const broken: string[] = [];
  const isDone = idCarrinhoSituacao === CARRINHO_FINALIZADO;
  if (last.dados.definitivo !== isDone)
    broken.push(`the ERP has order ${id} as ${last.dados.definitivo ? '' : 'not '}to be entered`);
  if (!mudados.has(id) && last.dados.situacao.id !== idPedidoSituacao)
    broken.push(`the ERP has order ${id} in ${last.dados.situacao.id}, it is in ${idPedidoSituacao}`);
  return broken;
}

/** Checks that the ERP knows each order once, no other one, as it is, and that its numbers are kept. */
export async function checkErp(stage: Stage): Promise<string[]> {
  const { erp, restoration, devices } = stage;
  if (erp === null) return [];
  const pedidos = await readPedidos(stage);
  const unidades = Map.groupBy(await readUnidades(stage), ({ idPrePedido }) => idPrePedido);
  const heard = Map.groupBy([...erp.guardados.values()].filter(isDePedido), (one) => one.dados.idPrePedido);
  const broken = [...erp.queixas];
  for (const pedido of pedidos) {
    const { idPrePedido: id, numeroErp } = pedido;
    const eventos = heard.get(id) ?? [];
    broken.push(...comparePedido(pedido, eventos, erp.mudados));
    const theirs = eventos[0]?.dados.itens.map(({ produto, combo, quantidade }) => ({
      id: produto?.id ?? combo?.id ?? 0,
      quantidade,
    }));
    const ours = unidades.get(id)?.map(({ idItem, quantidade }) => ({ id: idItem, quantidade }));
    if (linesText(theirs ?? []) !== linesText(ours ?? []))
      broken.push(`order ${id} has [${linesText(ours ?? [])}], the ERP has [${linesText(theirs ?? [])}]`);
    if (numeroErp !== (erp.aceitos.get(id) ?? null))
      broken.push(`order ${id} is ${numeroErp}, the ERP told ${erp.aceitos.get(id)}`);
  }
  const known = new Set(pedidos.map(({ idPrePedido }) => idPrePedido));
  for (const id of heard.keys())
    if (!known.has(id) && !restoration?.lostOrders.has(id)) broken.push(`the ERP alone knows order ${id}`);
  // The company's system gets no quotation.
  for (const { name, observer } of devices)
    for (const { key, intent, pedidos: placed } of await observer.receipts.toArray())
      for (const { idPrePedido: id } of intent.tipo === 'envio' ? placed : [])
        if (!heard.has(id)) broken.push(`${name}: ${key} placed order ${id}, which the ERP never heard of`);
  return broken;
}
