import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { FINS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import type { Compra } from '#domain/orders/comprados.ts';
import { recompraOf } from '#domain/orders/recompra.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { SEEDED_AT } from '#tests/support/fill.ts';
import type { Row } from './row.ts';
import { openEmptyPGlite } from './server-ground.ts';

/** A purchase counts as a hit when it comes within so many days after the suggestion. */
const WINDOW_DAYS = 14;
/** Days before the newest order on which suggestions are made; what comes later is held apart. */
const CUTS = [14, 21, 28, 35];

type Bought = Compra & { readonly idPessoaCliente: number; readonly idProduto: number };

async function readBought(db: Database): Promise<Bought[]> {
  const rows = await db
    .selectFrom('prePedidoItem')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'prePedidoItem.idPrePedido')
    .select([
      'prePedido.idPessoaCliente',
      'prePedido.dataHora',
      'idItem',
      'quantidadeAtendida',
      'valorLiquido',
    ])
    .where('prePedidoItem.idItemTipo', '=', ITEM_PRODUTO)
    .where('quantidadeAtendida', '>', 0)
    .where('prePedido.orcamento', '=', false)
    .where('prePedido.idPedidoSituacao', 'not in', [...FINS_DO_PEDIDO])
    .orderBy('prePedido.dataHora', 'desc')
    .execute();
  return rows.map((row) => ({
    idPessoaCliente: row.idPessoaCliente,
    idProduto: row.idItem,
    dia: businessDayOf(row.dataHora),
    quantidade: row.quantidadeAtendida,
    preco: row.valorLiquido,
  }));
}

/** One product of one customer on one day: whether it was suggested, and whether it was bought soon after. */
type Case = { readonly isSuggested: boolean; readonly isHit: boolean };

function casesOf(bought: readonly Bought[], hoje: string): Case[] {
  const until = addDays(hoje, WINDOW_DAYS);
  const byProduct = Map.groupBy(
    bought,
    ({ idPessoaCliente, idProduto }) => `${idPessoaCliente}:${idProduto}`,
  );
  return [...byProduct.values()].flatMap((compras) => {
    const before = compras.filter(({ dia }) => dia <= hoje);
    if (before.length === 0) return [];
    return {
      isSuggested: recompraOf(before, hoje)?.situacao === 'na-hora',
      isHit: compras.some(({ dia }) => dia > hoje && dia <= until),
    };
  });
}

const precisionOf = (cases: readonly Case[]): number =>
  cases.filter(({ isHit }) => isHit).length / cases.length;

/** Suggested purchases in the demonstration's histories, of which the weeks after each suggestion are held apart. */
export async function rows(): Promise<Row[]> {
  const ground = await openEmptyPGlite();
  try {
    await seed(ground.store.db, { clock: () => SEEDED_AT, size: 2000 });
    const bought = await readBought(ground.store.db);
    const newest = bought[0]?.dia ?? '';
    const cases = CUTS.flatMap((days) => casesOf(bought, addDays(newest, -days)));
    const suggested = cases.filter(({ isSuggested }) => isSuggested);
    const precision = precisionOf(suggested);
    const bare = precisionOf(cases);
    return [
      {
        name: `suggested purchases that came within ${WINDOW_DAYS} days, ${suggested.length} suggestions`,
        value: precision,
        unit: 'share',
        against: `any product bought before: ${bare.toFixed(4)}`,
        ratio: precision / bare,
        goal: 'more often than any product bought before',
        holds: precision > bare,
      },
    ];
  } finally {
    await ground.close();
  }
}
