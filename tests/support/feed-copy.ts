import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  catalogoCabecalho,
  catalogoDeltaCabecalho,
  catalogoSegmento,
  fimDaTransmissao,
  precosCabecalho,
  precosDeltaCabecalho,
  precosDeltaSegmento,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';

type Json = Record<string, unknown>;

/** A parsed and checked stream: every line by the contract, the last one by the hash of all before. */
export type ReadStream = {
  readonly header: Json & { geracao: string; cursor: string; total: number };
  readonly rows: ReadonlyMap<number, Json>;
  readonly lines: readonly string[];
};

type Parser = { parse(value: unknown): unknown };

/** The schemas that a stream must fit, chosen by its header. */
function schemasOf(header: Json): { header: Parser; segment: Parser } {
  const isDelta = header['delta'] === true;
  if ('idContexto' in header) {
    return isDelta
      ? { header: precosDeltaCabecalho, segment: precosDeltaSegmento }
      : { header: precosCabecalho, segment: precosSegmento };
  }
  return { header: isDelta ? catalogoDeltaCabecalho : catalogoCabecalho, segment: catalogoSegmento };
}

/** The lines of packed bytes. */
export const linesOf = (packed: Uint8Array): string[] =>
  gunzipSync(packed).toString('utf8').trimEnd().split('\n');

const idsOfRuns = (runs: unknown): number[] =>
  ((runs ?? []) as [number, number][]).flatMap(([first, count]) =>
    Array.from({ length: count }, (_, i) => first + i),
  );

/** Reads a whole stream or a delta from its packed bytes; throws where it violates the contract. */
export function readStream(packed: Uint8Array): ReadStream {
  const text = gunzipSync(packed).toString('utf8');
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  const header = JSON.parse(lines[0] ?? '') as ReadStream['header'];
  const end = fimDaTransmissao.parse(JSON.parse(last));
  const sha256 = createHash('sha256')
    .update(text.slice(0, text.lastIndexOf(last)))
    .digest('hex');
  if (end.sha256 !== sha256 || end.total !== header.total) throw new Error('the last line does not fit');
  const schemas = schemasOf(header);
  schemas.header.parse(header);
  const runs = idsOfRuns(header['produtos']);
  const rows = new Map<number, Json>();
  for (const line of lines.slice(1, -1)) {
    const { n: _, ...columns } = JSON.parse(line) as Record<string, unknown[]>;
    schemas.segment.parse(JSON.parse(line));
    const [first = []] = Object.values(columns);
    for (const i of first.keys()) {
      const row = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[i]]));
      const id = (row['idProduto'] as number | undefined) ?? runs[rows.size];
      if (id === undefined) throw new Error('a row without a product');
      rows.set(id, { ...row, idProduto: id });
    }
  }
  return { header, rows, lines };
}

const LISTAS = [
  'fabricantes',
  'marcas',
  'linhas',
  'categorias',
  'subCategorias',
  'selos',
  'cashbacks',
  'listas',
];
type Entry = [number, ...unknown[]] | { idSelo: number };
const keyOf = (entry: Entry): number => (Array.isArray(entry) ? entry[0] : entry.idSelo);
const ENVELOPE = ['delta', 'geracao', 'cursor', 'segmentos', 'alterados', 'removidos', 'produtos'];

/** A device's content as a value, to compare two ways of reaching it. */
export type FeedCopy = { readonly rows: Map<number, Json>; readonly rest: Map<string, unknown> };

/** The copy after a whole stream: each list by its first member, so that an entry can be replaced. */
export function copyOf(stream: ReadStream): FeedCopy {
  return applyDelta({ rows: new Map(), rest: new Map() }, stream);
}

/** The copy after a delta: rows and list entries replaced or added, deleted ones removed, tiers replaced. */
export function applyDelta(copy: FeedCopy, { header, rows }: ReadStream): FeedCopy {
  const after = new Map([...copy.rows, ...rows]);
  for (const id of (header['removidos'] ?? []) as number[]) after.delete(id);
  if (after.size !== header.total) throw new Error(`${after.size} products, not ${header.total}`);
  const rest = new Map(copy.rest);
  for (const [name, value] of Object.entries(header)) {
    if (ENVELOPE.includes(name) || value === null) continue;
    const before = LISTAS.includes(name) ? (rest.get(name) as Map<number, unknown> | undefined) : undefined;
    const entries = (value as Entry[]) ?? [];
    rest.set(
      name,
      LISTAS.includes(name)
        ? new Map([...(before ?? []), ...entries.map((e) => [keyOf(e), e] as const)])
        : value,
    );
  }
  return { rows: new Map([...after].sort(([a], [b]) => a - b)), rest };
}
