import {
  DEVOLUCAO_TOTAL,
  type ItemDaNotaDevolvivel,
  type LoteCorrigido,
} from '#contract/returns/devolucao.ts';
import { mulDiv } from '#domain/price/money.ts';
import type { DevolucaoVista, ItemVisto } from '#domain/returns/fold.ts';
import { valorDasUnidades } from '#domain/returns/valor.ts';
import { foldText } from '#lib/fold-text.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { isFimAqui } from '#parts/returns/fim-aqui.ts';

/** A lot of the invoice as the entry shows it. Amounts in cents. */
export type Lote = {
  readonly key: string;
  readonly idProduto: number;
  readonly descProduto: string;
  readonly lote: string;
  readonly dataVencimento: string | null;
  readonly unidades: number;
  /** Units that other returns hold. */
  readonly devolvidas: number;
  /** Units that this return may hold, and those of them that it does not. */
  readonly disponiveis: number;
  readonly restam: number;
  /** Ten-thousandths of a real. */
  readonly valorUnitario: number;
  readonly refrigerado: boolean;
  readonly controlado: boolean;
  /** Lots that correction letters name instead of this one; units are counted by this one. */
  readonly corrigidos: readonly LoteCorrigido[];
  /** This return's units of the lot. */
  readonly nesta: ItemVisto | null;
  /** True if units of it go back, in this return or another one. */
  readonly isMarcado: boolean;
  /** The invoice's line, which lots share. */
  readonly linha: { readonly key: string; readonly quantidade: number; readonly valor: number };
};

type DoLote = { readonly idProduto: number; readonly lote: string };

export const loteKey = ({ idProduto, lote }: DoLote): string => `${idProduto}:${lote}`;

const sumUnidades = (itens: readonly { readonly quantidade: number }[]): number =>
  itens.reduce((sum, { quantidade }) => sum + quantidade, 0);

/** Units of the invoice in returns that were finalised here and that the server does not count yet. */
export type Pendentes = 'tudo' | readonly ItemVisto[];

/** The units that other returns of this device hold before the server knows it. */
export function pendentesDe(
  devolucoes: readonly DevolucaoAqui[],
  { idTitulo, devolucao }: { readonly idTitulo: number; readonly devolucao: string | null },
): Pendentes {
  const outras = devolucoes.filter(
    (outra) => outra.idTitulo === idTitulo && outra.devolucao !== devolucao && isFimAqui(outra),
  );
  return outras.some(({ idDevolucaoVendaTipo }) => idDevolucaoVendaTipo === DEVOLUCAO_TOTAL)
    ? 'tudo'
    : outras.flatMap(({ itens }) => itens);
}

/** The lots of an invoice, with the units of this return. */
export function toLotes(
  itens: readonly ItemDaNotaDevolvivel[],
  daDevolucao: readonly ItemVisto[],
  pendentes: Pendentes,
): Lote[] {
  return itens.map((item) => {
    const { produto, tituloItemLote, itensImpostos } = item;
    const key = loteKey({ ...produto, lote: tituloItemLote.lote });
    const unidades = tituloItemLote.quantidade;
    const before = item.quantidadeDevolvida ?? item.itemLote.quantidade;
    const here =
      pendentes === 'tudo' ? unidades : sumUnidades(pendentes.filter((outro) => loteKey(outro) === key));
    const devolvidas = Math.min(unidades, before + here);
    const isDevolvido = item.todosItensDevolvidos !== undefined && item.itemLote.quantidade > 0;
    const nesta = daDevolucao.find((one) => loteKey(one) === key) ?? null;
    const quantidade = item.quantidadeLinha ?? unidades;
    const valor = itensImpostos.valorTotal;
    return {
      key,
      ...produto,
      lote: tituloItemLote.lote,
      dataVencimento: tituloItemLote.dataVencimento,
      unidades,
      devolvidas,
      disponiveis: unidades - devolvidas,
      restam: Math.max(0, unidades - devolvidas - (nesta?.quantidade ?? 0)),
      valorUnitario: itensImpostos.valorUnitario,
      refrigerado: item.refrigerado ?? false,
      controlado: item.controlado ?? false,
      corrigidos: item.lotesCorrigidos ?? [],
      nesta,
      isMarcado: nesta !== null || here > 0 || isDevolvido,
      linha: { key: `${produto.idProduto}:${quantidade}:${valor}`, quantidade, valor },
    };
  });
}

/** The value of units of a lot in this return: their share of what the invoice's line has left. */
export function valorDoLote(lote: Lote, lotes: readonly Lote[], quantidade: number): number {
  const { linha } = lote;
  const daLinha = lotes.filter((outro) => outro.linha.key === linha.key);
  const antes = daLinha.reduce((sum, { devolvidas }) => sum + devolvidas, 0);
  const outros = daLinha.flatMap(({ key, nesta }) => (nesta === null || key === lote.key ? [] : [nesta]));
  return valorDasUnidades(
    {
      quantidade: linha.quantidade,
      valor: linha.valor,
      unidadesDevolvidas: antes + sumUnidades(outros),
      valorDevolvido:
        mulDiv(linha.valor, antes, linha.quantidade) + outros.reduce((sum, { valor }) => sum + valor, 0),
    },
    quantidade,
  );
}

/** The lots or lines whose product contains a text, without regard to case and accents. */
export function filterByTexto<Row extends { readonly descProduto: string }>(
  rows: readonly Row[],
  texto: string,
): readonly Row[] {
  const wanted = foldText(texto.trim());
  return wanted === '' ? rows : rows.filter(({ descProduto }) => foldText(descProduto).includes(wanted));
}

const soma = (itens: readonly (DoLote & { readonly unidades: number })[]) => ({
  produtos: new Set(itens.map(({ idProduto }) => idProduto)).size,
  unidades: itens.reduce((sum, { unidades }) => sum + unidades, 0),
});

/** The figures over the tabs; of the invoice's products only where its lines are known. */
export const totaisOf = (
  { itens, valorTotal, valorTotalNota }: Pick<DevolucaoVista, 'itens' | 'valorTotal' | 'valorTotalNota'>,
  lotes: readonly Lote[] | null,
) => ({
  nota: { ...(lotes === null ? null : soma(lotes)), valor: valorTotalNota },
  devolucao: {
    ...soma(itens.map((item) => ({ ...item, unidades: item.quantidade }))),
    valor: valorTotal,
  },
});
