import { CARTA_FINALIZADA, type CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { restanteDoLote } from '#domain/letters/quantidade.ts';
import type { Correcao } from '#domain/letters/texto.ts';
import { mulDiv } from '#domain/price/money.ts';
import type { Database } from '#server/db/schema/schema.ts';

const selectLotes = (db: Database, idTitulos: readonly number[]) =>
  db
    .selectFrom('notaFiscalItemLote')
    .innerJoin('notaFiscalItem', (join) =>
      join
        .onRef('notaFiscalItem.idTitulo', '=', 'notaFiscalItemLote.idTitulo')
        .onRef('notaFiscalItem.nItem', '=', 'notaFiscalItemLote.nItem'),
    )
    .select(['notaFiscalItem.idTitulo', 'notaFiscalItem.nItem', 'notaFiscalItem.idItem'])
    .select(['notaFiscalItem.descricao', 'notaFiscalItem.controlado', 'notaFiscalItem.valorUnitario'])
    .select(['notaFiscalItem.valorTotal', 'notaFiscalItem.quantidade as quantidadeLinha'])
    .select(['notaFiscalItemLote.lote', 'notaFiscalItemLote.quantidade'])
    .where('notaFiscalItemLote.idTitulo', 'in', idTitulos)
    .where('notaFiscalItemLote.lote', 'not in', [SEM_LOTE, LOTE_COMBO])
    .orderBy('notaFiscalItem.nItem')
    .orderBy('notaFiscalItemLote.dataValidade')
    .orderBy('notaFiscalItemLote.lote')
    .execute();

/** Corrections of invoices by all their letters, in the order in which they were made. */
const selectCorrecoes = (db: Database, idTitulos: readonly number[]) =>
  db
    .selectFrom('cartaCorrecao')
    .innerJoin('cartaCorrecaoItem', 'cartaCorrecaoItem.idCartaCorrecao', 'cartaCorrecao.idCartaCorrecao')
    .leftJoin('cartaCorrecaoEvento', 'cartaCorrecaoEvento.idCartaCorrecao', 'cartaCorrecao.idCartaCorrecao')
    .selectAll('cartaCorrecaoItem')
    .select(['cartaCorrecao.idTitulo', 'cartaCorrecao.idSituacao', 'cartaCorrecaoEvento.nSeqEvento'])
    .where('cartaCorrecao.idTitulo', 'in', idTitulos)
    .orderBy('cartaCorrecaoItem.id')
    .execute();

type Lote = Awaited<ReturnType<typeof selectLotes>>[number];
type CorrecaoRow = Awaited<ReturnType<typeof selectCorrecoes>>[number];

/** A lot of a letter's invoice with its corrections: by this letter, and by those registered before it. */
export type LinhaDaCarta = Lote & {
  readonly proprias: readonly CorrecaoRow[];
  readonly anteriores: readonly CorrecaoRow[];
  readonly restante: number;
};

type DaCarta = {
  readonly idCartaCorrecao: number;
  readonly idTitulo: number;
  readonly nSeqEvento?: number | null;
};

/** True for a correction that was in force before a letter was registered. */
const isAnterior = (carta: DaCarta, { idCartaCorrecao, idSituacao, nSeqEvento }: CorrecaoRow): boolean =>
  idSituacao === CARTA_FINALIZADA &&
  idCartaCorrecao !== carta.idCartaCorrecao &&
  (nSeqEvento ?? 0) < (carta.nSeqEvento ?? Number.POSITIVE_INFINITY);

function linhaOf(lote: Lote, carta: DaCarta, correcoes: readonly CorrecaoRow[]): LinhaDaCarta {
  const doLote = correcoes.filter(
    (one) => one.idTitulo === lote.idTitulo && one.nItem === lote.nItem && one.loteOrigem === lote.lote,
  );
  const proprias = doLote.filter((one) => one.idCartaCorrecao === carta.idCartaCorrecao);
  const anteriores = doLote.filter((one) => isAnterior(carta, one));
  const corrigidas = [...anteriores, ...proprias].map(({ quantidade }) => quantidade);
  return { ...lote, proprias, anteriores, restante: restanteDoLote(lote.quantidade, corrigidas) };
}

/** The lots of the invoices of letters with their corrections, for each letter in its turn. */
export async function listLinhas(db: Database, cartas: readonly DaCarta[]): Promise<LinhaDaCarta[][]> {
  if (cartas.length === 0) return [];
  const idTitulos = [...new Set(cartas.map(({ idTitulo }) => idTitulo))];
  const [lotes, correcoes] = await Promise.all([selectLotes(db, idTitulos), selectCorrecoes(db, idTitulos)]);
  const lotesDe = Map.groupBy(lotes, ({ idTitulo }) => idTitulo);
  const correcoesDe = Map.groupBy(correcoes, ({ idTitulo }) => idTitulo);
  return cartas.map((carta) =>
    (lotesDe.get(carta.idTitulo) ?? []).map((lote) =>
      linhaOf(lote, carta, correcoesDe.get(carta.idTitulo) ?? []),
    ),
  );
}

/** The corrections that a letter puts in force: those from before, then its own. */
export const correcoesDe = (linhas: readonly LinhaDaCarta[]): Correcao[] => [
  ...linhas.flatMap(({ anteriores }) => anteriores),
  ...linhas.flatMap(({ proprias }) => proprias),
];

/** A lot as the wire tells it: its own row, then one for each corrected lot. */
export function toItens(linha: LinhaDaCarta, idCartaCorrecao: number): CartaCorrecaoItem[] {
  const { nItem, lote, quantidade, restante } = linha;
  const valorDe = (unidades: number) => mulDiv(linha.valorTotal, unidades, linha.quantidadeLinha);
  const comum = {
    produto: { idProduto: linha.idItem, descProduto: linha.descricao },
    loteOrigem: { lote, quantidade },
    cartaCorrecao: { idCartaCorrecao },
    nItem,
    quantidadeRestante: restante,
  };
  const itensImpostos = (unidades: number) => ({
    valorUnitario: linha.valorUnitario,
    valorTotal: valorDe(unidades),
  });
  return [
    {
      ...comum,
      loteCorrigido: null,
      quantidadeCorrigida: null,
      itensImpostos: itensImpostos(quantidade),
      correcoesAnteriores: linha.anteriores.map((one) => ({
        idCartaCorrecao: one.idCartaCorrecao,
        lote: one.loteCorrigido,
        quantidade: one.quantidade,
      })),
    },
    ...linha.proprias.map((one) => ({
      ...comum,
      loteCorrigido: one.loteCorrigido,
      quantidadeCorrigida: one.quantidade,
      itensImpostos: itensImpostos(one.quantidade),
    })),
  ];
}
