import { mulDiv } from '#domain/price/money.ts';

/** A lot of an invoice's line with the line's figures. Amounts in cents; `valorUnitario` in hundredths of a cent. */
export type LoteDaLinha = {
  readonly nItem: number;
  readonly idItem: number;
  readonly idItemTipo: number;
  readonly lote: string;
  readonly quantidadeLote: number;
  readonly quantidade: number;
  readonly valorUnitario: number;
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  readonly valorTotal: number;
  readonly base: number;
  readonly icms: number;
  readonly baseSt: number;
  readonly fcpSt: number;
};

const SOMADOS = [
  'quantidade',
  'valor',
  'desconto',
  'st',
  'valorTotal',
  'base',
  'icms',
  'baseSt',
  'fcpSt',
] as const;

/**
 * Counts lines of one product that share a lot, such as a bought and a free one, as one line: a returned unit does not
 * show from which of them it comes, so each is worth their average. `rows` are those of one invoice, by line.
 */
export function juntarLinhas<Row extends LoteDaLinha>(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ idItemTipo, idItem }) => `${idItemTipo} ${idItem}`);
  return [...groups.values()].flatMap(juntar).toSorted((a, b) => a.nItem - b.nItem);
}

function juntar<Row extends LoteDaLinha>(rows: Row[]): Row[] {
  const lotes = [...Map.groupBy(rows, ({ lote }) => lote).values()];
  if (lotes.length === rows.length) return rows;
  const linhas = [...new Map(rows.map((row) => [row.nItem, row])).values()];
  const sum = (nome: (typeof SOMADOS)[number]) => linhas.reduce((all, linha) => all + linha[nome], 0);
  const somas = Object.fromEntries(SOMADOS.map((nome) => [nome, sum(nome)]));
  const linha = {
    nItem: Math.min(...linhas.map(({ nItem }) => nItem)),
    valorUnitario: mulDiv(sum('valor'), 100, sum('quantidade')),
    ...somas,
  };
  return lotes.flatMap((doLote) => {
    const [first] = doLote;
    if (first === undefined) return [];
    return [{ ...first, ...linha, quantidadeLote: doLote.reduce((all, row) => all + row.quantidadeLote, 0) }];
  });
}
