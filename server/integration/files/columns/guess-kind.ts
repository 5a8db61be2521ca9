import { COLUNAS } from './columns-of.ts';
import { guessColumns } from './guess-columns.ts';
import { guessParte, PARTES_DE_PRODUTOS } from './product-parts.ts';

/** The kinds that titles may tell; the tables of others have too few columns of their own. */
const KINDS = [
  ...(['filiais', 'produtos', 'precos', 'estoques', 'clientes', 'usuarios', 'titulos'] as const),
  'lancamentos',
] as const;

type Kind = (typeof KINDS)[number];

/** How many columns of a kind the titles have; 0 when one that it needs is missing. */
function countColumns(titulos: readonly string[], kind: Kind): number {
  const { mapa, faltantes } = guessColumns(titulos, COLUNAS[kind]);
  if (faltantes.length > 0) return 0;
  const partes =
    kind === 'produtos'
      ? PARTES_DE_PRODUTOS.filter((parte) => guessParte(titulos, mapa, parte) !== undefined)
      : [];
  return Object.keys(mapa).length + partes.length;
}

/** The kind of a table by its titles: the one with the most columns; undefined when two have as many. */
export function guessKind(titulos: readonly string[]): Kind | undefined {
  const [first, second] = KINDS.map((kind) => ({ kind, count: countColumns(titulos, kind) })).toSorted(
    (a, b) => b.count - a.count,
  );
  return first === undefined || first.count === 0 || first.count === second?.count ? undefined : first.kind;
}
