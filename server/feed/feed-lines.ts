import { createHash, type Hash } from 'node:crypto';
import { PRODUTOS_POR_SEGMENTO } from '#contract/catalogue/sincronizacao.ts';

/** A product and a price of the feed; money and percentages still as whole numbers. */
export type CatalogoRow = {
  readonly idProduto: number;
  readonly nome: string;
  readonly apresentacao: string;
  readonly substancia: string;
  readonly idFabricante: number;
  readonly idMarca: number;
  readonly idLinha: number;
  readonly idSubCategoria: number;
  readonly codBarras: string;
  /** '' where the id is the code. */
  readonly codigoErp: string;
  readonly tipo: number;
  readonly tarja: number;
  readonly sinais: number;
  readonly pmc: number;
  /** Ids of badges, joined by ';'. */
  readonly selos: string;
  readonly vendas: number;
  readonly cashback: number;
};

export type PrecoRow = {
  readonly valorUnitario: number;
  readonly descontoComercial: number;
  readonly descontoFinanceiro: number;
  readonly st: number;
  readonly idPessoaFilial: number;
  readonly estoque: number;
};

/** One line per 250 products, columns in parallel; `pmc` in reais. */
export function catalogoLines(rows: readonly CatalogoRow[]): string[] {
  return segments(rows).map((part, n) =>
    JSON.stringify({
      n,
      idProduto: part.map((r) => r.idProduto),
      nome: part.map((r) => r.nome),
      apresentacao: part.map((r) => r.apresentacao),
      substancia: part.map((r) => r.substancia),
      idFabricante: part.map((r) => r.idFabricante),
      idMarca: part.map((r) => r.idMarca),
      idLinha: part.map((r) => r.idLinha),
      idSubCategoria: part.map((r) => r.idSubCategoria),
      codBarras: part.map((r) => r.codBarras),
      ...(part.some((r) => r.codigoErp !== '') && { codigoErp: part.map((r) => r.codigoErp) }),
      tipo: part.map((r) => r.tipo),
      tarja: part.map((r) => r.tarja),
      sinais: part.map((r) => r.sinais),
      pmc: part.map((r) => r.pmc / 100),
      selos: part.map((r) => r.selos),
      vendas: part.map((r) => r.vendas),
      cashback: part.map((r) => r.cashback),
    }),
  );
}

/** One line per 250 products in the catalogue's order; prices in reais (4 decimals), discounts in percent. */
export function precosLines(rows: readonly PrecoRow[]): string[] {
  return segments(rows).map((part, n) => JSON.stringify({ n, ...precoColumns(part) }));
}

/** The same with the products' ids, for prices that are not in the catalogue's order. */
export function precosDeltaLines(rows: readonly (PrecoRow & { idProduto: number })[]): string[] {
  return segments(rows).map((part, n) =>
    JSON.stringify({ n, idProduto: part.map((r) => r.idProduto), ...precoColumns(part) }),
  );
}

/** Ascending ids as runs of consecutive ones: the first id and the count. */
export function runsOf(ids: Iterable<number>): [number, number][] {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === id) last[1] += 1;
    else runs.push([id, 1]);
  }
  return runs;
}

/**
 * A whole stream without its segments before `from`; header and last line stay the same. Undefined when it has fewer
 * segments.
 */
export function cutFeed(text: string, from: number): string | undefined {
  const [header = '', ...rest] = text.trimEnd().split('\n');
  return from < rest.length ? `${[header, ...rest.slice(from)].join('\n')}\n` : undefined;
}

/** The whole stream: header, segments, and the last line with the hash of every byte before it. */
export function assembleFeed(
  header: object,
  lines: readonly string[],
  total: number,
): { text: string; sha256: string } {
  const body = `${[JSON.stringify(header), ...lines].join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { text: `${body}${JSON.stringify({ fim: true, total, sha256 })}\n`, sha256 };
}

/** A short name for content: the same content on two servers has the same name. */
export function contentName(parts: Iterable<string>): string {
  let hash: Hash = createHash('sha256');
  for (const part of parts) hash = hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 16);
}

const precoColumns = (part: readonly PrecoRow[]) => ({
  valorUnitario: part.map((r) => r.valorUnitario / 10_000),
  descontoComercial: part.map((r) => r.descontoComercial / 100),
  descontoFinanceiro: part.map((r) => r.descontoFinanceiro / 100),
  st: part.map((r) => r.st / 100),
  idPessoaFilial: part.map((r) => r.idPessoaFilial),
  estoque: part.map((r) => r.estoque),
});

function segments<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < rows.length; start += PRODUTOS_POR_SEGMENTO) {
    parts.push(rows.slice(start, start + PRODUTOS_POR_SEGMENTO));
  }
  return parts;
}
