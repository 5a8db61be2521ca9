import type { CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { restanteDoLote } from '#domain/letters/quantidade.ts';
import { formatCount } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';

/** An original lot of the invoice with its corrected lots. */
export type Grupo = {
  readonly key: string;
  readonly produto: CartaCorrecaoItem['produto'];
  readonly nItem: number | undefined;
  readonly lote: string;
  /** Units of the lot on the invoice. */
  readonly quantidade: number;
  /** Units that stay in the original lot, and can still be corrected. */
  readonly restante: number;
  readonly corrigidos: readonly Corrigido[];
  /** Corrections by earlier letters, which stay in force. */
  readonly anteriores: NonNullable<CartaCorrecaoItem['correcoesAnteriores']>;
  readonly valorUnitario: number;
  readonly valorTotal: number;
};

/** Units that are of another lot. */
export type Corrigido = { readonly lote: string; readonly quantidade: number; readonly valorTotal: number };

/** A row of the table: an original lot, or one of its corrected lots. */
export type Linha = { readonly key: string; readonly grupo: Grupo; readonly corrigido: Corrigido | null };

const keyOf = ({ nItem, produto, loteOrigem }: CartaCorrecaoItem): string =>
  `${nItem ?? `p${produto.idProduto}`}:${loteOrigem.lote}`;

function toCorrigido({ loteCorrigido, quantidadeCorrigida, itensImpostos }: CartaCorrecaoItem): Corrigido[] {
  if (loteCorrigido === null || loteCorrigido === '') return [];
  return [
    { lote: loteCorrigido, quantidade: quantidadeCorrigida ?? 0, valorTotal: itensImpostos.valorTotal },
  ];
}

function toGrupo(key: string, itens: readonly [CartaCorrecaoItem, ...CartaCorrecaoItem[]]): Grupo {
  const [first] = itens;
  const { produto, nItem, loteOrigem, itensImpostos } = first;
  const corrigidos = itens.flatMap(toCorrigido);
  const anteriores = itens.flatMap(({ correcoesAnteriores = [] }) => correcoesAnteriores);
  const units = [...corrigidos, ...anteriores].map(({ quantidade }) => quantidade);
  return {
    key,
    produto,
    nItem,
    lote: loteOrigem.lote,
    quantidade: loteOrigem.quantidade,
    restante: first.quantidadeRestante ?? restanteDoLote(loteOrigem.quantidade, units),
    corrigidos,
    anteriores,
    valorUnitario: itensImpostos.valorUnitario,
    valorTotal: itensImpostos.valorTotal,
  };
}

/** The original lots of a letter in the server's order. */
export function toGrupos(itens: readonly CartaCorrecaoItem[]): Grupo[] {
  const byKey = new Map<string, [CartaCorrecaoItem, ...CartaCorrecaoItem[]]>();
  for (const item of itens) {
    const key = keyOf(item);
    const rows = byKey.get(key);
    if (rows === undefined) byKey.set(key, [item]);
    else rows.push(item);
  }
  return [...byKey].map(([key, rows]) => toGrupo(key, rows));
}

/** The rows of the table: each original lot, and below it its corrected lots. */
export const toLinhas = (grupos: readonly Grupo[]): Linha[] =>
  grupos.flatMap((grupo) => [
    { key: grupo.key, grupo, corrigido: null },
    ...grupo.corrigidos.map((corrigido) => ({ key: `${grupo.key}:${corrigido.lote}`, grupo, corrigido })),
  ]);

/** A row in words: 'DIPIRONA, lote A1 corrigido para B2'. */
export const linhaNome = ({ grupo: { produto, lote }, corrigido }: Linha): string =>
  `${produto.descProduto}, lote ${lote}${corrigido === null ? '' : ` corrigido para ${corrigido.lote}`}`;

const NENHUM = 'Nenhum lote corrigido para o lote original';

/** The units that stay in an original lot, as a sentence. */
function ficamText(unidades: number): string {
  if (unidades === 0) return 'Nenhuma unidade fica no lote original';
  return unidades === 1
    ? 'Fica 1 un. no lote original'
    : `Ficam ${formatCount(unidades)} un. no lote original`;
}

/** The state of an original lot's correction. */
export const correcaoText = ({ corrigidos, anteriores, restante }: Grupo): string =>
  corrigidos.length + anteriores.length === 0 ? NENHUM : ficamText(restante);

/** An earlier letter's correction, which stays in force. */
export const anteriorText = ({ idCartaCorrecao, lote, quantidade }: Grupo['anteriores'][number]): string =>
  `Carta nº ${idCartaCorrecao}: ${formatCount(quantidade)} un. no lote ${lote}`;

const lotes = (n: number): string => formatQuantity(n, 'lote', 'lotes');
const unidades = (n: number): string => formatQuantity(n, 'unidade', 'unidades');

/** The lots of an invoice and their corrected units, each counted once: '3 lotes, 40 unidades: 3 corrigidas.' */
export function resumoText(grupos: readonly Grupo[]): string {
  const total = grupos.reduce((sum, { quantidade }) => sum + quantidade, 0);
  const corrigidas = grupos.reduce(
    (sum, grupo) => grupo.corrigidos.reduce((inLot, { quantidade }) => inLot + quantidade, sum),
    0,
  );
  const feito =
    corrigidas === 0
      ? 'nenhuma corrigida nesta carta'
      : `${formatQuantity(corrigidas, 'corrigida', 'corrigidas')} nesta carta`;
  return `${lotes(grupos.length)}, ${unidades(total)}: ${feito}.`;
}
