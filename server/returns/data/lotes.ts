import type { ItemDaNotaDevolvivel } from '#contract/returns/devolucao.ts';
import { mulDiv } from '#domain/price/money.ts';
import { SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { listCorrecoes } from '#server/letters/data/correcoes.ts';
import { juntarLinhas } from './juntar-linhas.ts';
import { lotesCorrigidosDe } from './lotes-corrigidos.ts';

/**
 * The lots of invoices with their lines, the units that returns hold of each, and the lots that letters name instead. Lines of one product that share a lot
 * count as one. Amounts in cents.
 */
export async function listLotes(db: Database, idTitulos: readonly number[]) {
  if (idTitulos.length === 0) return [];
  const [rows, devolvidos, correcoes] = await Promise.all([
    selectLotes(db, idTitulos),
    selectDevolvidos(db, idTitulos),
    listCorrecoes(db, idTitulos),
  ]);
  const porNota = Map.groupBy(rows, ({ idTitulo }) => idTitulo);
  return [...porNota.values()].flatMap(juntarLinhas).map((row) => {
    const daLinha = devolvidos.filter((d) => d.idTitulo === row.idTitulo && d.nItem === row.nItem);
    const sum = (name: 'unidades' | 'valor') => daLinha.reduce((all, d) => all + d[name], 0);
    return {
      ...row,
      devolvida: daLinha.find(({ lote }) => lote === row.lote)?.unidades ?? 0,
      linhaDevolvida: sum('unidades'),
      linhaValorDevolvido: sum('valor'),
      lotesCorrigidos: lotesCorrigidosDe(row, correcoes),
    };
  });
}

export type Lote = Awaited<ReturnType<typeof listLotes>>[number];

const selectLotes = (db: Database, idTitulos: readonly number[]) =>
  db
    .selectFrom('notaFiscalItem')
    .innerJoin('notaFiscalItemLote', (join) =>
      join
        .onRef('notaFiscalItemLote.idTitulo', '=', 'notaFiscalItem.idTitulo')
        .onRef('notaFiscalItemLote.nItem', '=', 'notaFiscalItem.nItem'),
    )
    .selectAll('notaFiscalItem')
    .select([
      'notaFiscalItemLote.lote',
      'notaFiscalItemLote.dataFabricacao',
      'notaFiscalItemLote.dataValidade',
    ])
    .select('notaFiscalItemLote.quantidade as quantidadeLote')
    .where('notaFiscalItem.idTitulo', 'in', idTitulos)
    .orderBy('notaFiscalItem.idTitulo')
    .orderBy('notaFiscalItem.nItem')
    .orderBy('notaFiscalItemLote.dataValidade')
    .orderBy('notaFiscalItemLote.lote')
    .execute();

const selectDevolvidos = (db: Database, idTitulos: readonly number[]) =>
  db
    .selectFrom('devolucao')
    .innerJoin('devolucaoItem', 'devolucaoItem.idDevolucaoEletronica', 'devolucao.idDevolucaoEletronica')
    .select(['devolucao.idTitulo', 'devolucaoItem.nItem', 'devolucaoItem.lote'])
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('devolucaoItem.quantidade'), 'integer').as('unidades'),
      eb.cast<number>(eb.fn.sum('devolucaoItem.valor'), 'bigint').as('valor'),
    ])
    .where('devolucao.idTitulo', 'in', idTitulos)
    .where('devolucao.idSituacao', 'in', SITUACOES_QUE_DEVOLVEM)
    .groupBy(['devolucao.idTitulo', 'devolucaoItem.nItem', 'devolucaoItem.lote'])
    .execute();

/** The units of a lot that are left. */
export const restanteDe = ({ quantidadeLote, devolvida }: Lote): number =>
  Math.max(0, quantidadeLote - devolvida);

/** The discount of a line in hundredths of 1 %. */
export const percDescontoDe = ({ valor, desconto }: Pick<Lote, 'valor' | 'desconto'>): number =>
  valor === 0 ? 0 : mulDiv(desconto, 10_000, valor);

/** A lot as the wire tells it. */
export function toItemDaNota(lote: Lote): ItemDaNotaDevolvivel {
  const restante = restanteDe(lote);
  return {
    produto: { idProduto: lote.idItem, descProduto: lote.descricao },
    tituloItemLote: { lote: lote.lote, quantidade: lote.quantidadeLote, dataVencimento: lote.dataValidade },
    itemLote: { quantidade: lote.devolvida, dataVencimento: lote.dataValidade },
    itensImpostos: {
      valorUnitario: lote.valorUnitario,
      percDesconto: percDescontoDe(lote),
      valorTotal: lote.valorTotal,
      stValor: lote.st,
      fundoCombatePobrezaStValor: lote.fcpSt,
    },
    lotesCorrigidos: lote.lotesCorrigidos,
    quantidadeLinha: lote.quantidade,
    quantidadeDevolvida: lote.devolvida,
    quantidadeRestante: restante,
    todosItensDevolvidos: restante === 0,
    refrigerado: lote.refrigerado,
    controlado: lote.controlado,
  };
}
