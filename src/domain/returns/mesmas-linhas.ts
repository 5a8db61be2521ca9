/** A line of a return: the units of a lot, and why they go back where that counts. */
export type Linha = {
  readonly idProduto: number;
  readonly lote: string;
  readonly quantidade: number;
  readonly idDevolucaoMotivo?: number | undefined;
};

/** True if two returns have the same lines, in any order; a reason that one side does not name is not compared. */
export function saoAsMesmasLinhas(a: readonly Linha[], b: readonly Linha[]): boolean {
  const withMotivos = [...a, ...b].every(({ idDevolucaoMotivo }) => idDevolucaoMotivo !== undefined);
  const texts = (linhas: readonly Linha[]): string =>
    linhas
      .map(({ idProduto, lote, quantidade, idDevolucaoMotivo }) =>
        JSON.stringify([idProduto, lote, quantidade, withMotivos ? idDevolucaoMotivo : null]),
      )
      .sort()
      .join('\n');
  return texts(a) === texts(b);
}
