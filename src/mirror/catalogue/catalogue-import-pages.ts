import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { CatalogoCabecalho, PrecosCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { packRows } from '#engine/delta.ts';
import { type PackedPrices, packPrices } from '#engine/prices.ts';
import type { CatalogoRow } from '#engine/rows.ts';
import { type CatalogueDatabase, TABLE_NAMES } from './catalogue-database.ts';
import { type Generation, putGeneration } from './catalogue-generation.ts';
import type { Imported } from './catalogue-import.ts';
import type { PageLine, ProdutoPagina } from './catalogue-pages.ts';
import { putPrices } from './catalogue-prices.ts';
import { tryToWrite } from './catalogue-write.ts';
import type { Progress } from './engine-protocol.ts';
import { LineCutter } from './feed-lines.ts';
import { type FeedFailure, failure, sha256Of } from './feed-parser.ts';
import { toStop } from './feed-read.ts';

type PagesImport = {
  database: CatalogueDatabase;
  now: () => number;
  held: Generation | null;
  user: string;
  /** The context of the products' prices; null without prices. */
  idContexto: string | null;
  onProgress: (progress: Progress) => void;
};

/**
 * Builds a generation from pages of products, named by its content: the same products give the same generation, and
 * then only the prices are written. A product on two pages counts once.
 */
export async function importPages(
  { database, now, held, user, idContexto, onProgress }: PagesImport,
  stream: ReadableStream<Uint8Array>,
): Promise<Imported | FeedFailure> {
  const produtos = await readPages(stream, onProgress);
  if (!(produtos instanceof Map)) return produtos;
  const rows = [...produtos.values()].sort((a, b) => a.idProduto - b.idProduto);
  const { lists, catalogo } = toCatalogo(rows);
  const content = JSON.stringify([lists, catalogo]);
  const geracao = `paginas-${(await sha256Of(new TextEncoder().encode(content))).slice(0, 16)}`;
  const total = rows.length;
  const header = { geracao, cursor: geracao, total, segmentos: 1, ...lists };
  const isHeld = held?.pointer.geracao === geracao;
  const generation: Generation = isHeld
    ? held
    : {
        pointer: { id: 'current', geracao, cursor: geracao, total, at: now() },
        catalogue: packRows(header, catalogo),
      };
  const written = await tryToWrite(async () => {
    await database.transaction('readwrite', TABLE_NAMES, async (inside) => {
      if (!isHeld) await putGeneration(inside, generation);
      if (idContexto !== null) {
        await putPrices(inside, user, now(), pricesOf({ ...header, idContexto, faixas: [] }, rows));
      }
    });
  });
  return written ?? { ok: true, generation, mudou: !isHeld };
}

async function readPages(
  stream: ReadableStream<Uint8Array>,
  onProgress: (progress: Progress) => void,
): Promise<Map<number, ProdutoPagina> | FeedFailure> {
  const reader = stream.getReader();
  const cutter = new LineCutter();
  const decoder = new TextDecoder();
  const produtos = new Map<number, ProdutoPagina>();
  let total = 0;
  try {
    for (;;) {
      const next = await reader.read().catch((error: unknown) => toStop(error));
      if ('ok' in next) return next;
      if (next.done) return failure('truncado');
      for (const bytes of cutter.push(next.value)) {
        // The page of the same build wrote it.
        const line = JSON.parse(decoder.decode(bytes)) as PageLine;
        if ('fim' in line) return produtos.size === 0 ? failure('formato') : produtos;
        if ('total' in line) total = line.total;
        else for (const produto of line.produtos) produtos.set(produto.idProduto, produto);
      }
      onProgress({ produtos: produtos.size, total: Math.max(total, produtos.size) });
    }
  } finally {
    // Nothing is lost if the source is already gone.
    void reader.cancel().catch(() => undefined);
  }
}

type Lists = Omit<CatalogoCabecalho, 'geracao' | 'cursor' | 'total' | 'segmentos'>;

/** Returns the products in the form of a feed, with their names in lists. The order of sales is unknown. */
function toCatalogo(rows: readonly ProdutoPagina[]): { lists: Lists; catalogo: CatalogoRow[] } {
  const byId = <T extends readonly [number, ...unknown[]]>(entries: T[]): T[] =>
    [...new Map(entries.map((entry) => [entry[0], entry])).values()].sort((a, b) => a[0] - b[0]);
  const cashbackIds = new Map<string, number>();
  const cashbacks: [number, CashbackItem][] = [];
  const idOf = (cashback: CashbackItem | null): number => {
    if (cashback === null) return 0;
    const key = JSON.stringify(cashback);
    const id = cashbackIds.get(key) ?? cashbackIds.size + 1;
    if (!cashbackIds.has(key)) cashbacks.push([id, cashback]);
    cashbackIds.set(key, id);
    return id;
  };
  const catalogo = rows.map(({ selos, cashback, preco: _, ...row }) => ({
    ...row,
    selos: selos.map(({ idSelo }) => idSelo).join(';'),
    vendas: 0,
    cashback: idOf(cashback),
  }));
  const lists = {
    fabricantes: byId(rows.map((row) => [row.idFabricante, row.fabricante])),
    marcas: byId(rows.map((row) => [row.idMarca, row.marca, row.idFabricante])),
    linhas: byId(rows.map((row) => [row.idLinha, row.linha])),
    categorias: byId(rows.map((row) => [row.idCategoria, row.categoria])),
    subCategorias: byId(rows.map((row) => [row.idSubCategoria, row.subCategoria, row.idCategoria])),
    selos: byId(rows.flatMap(({ selos }) => selos.map((selo): [number, Selo] => [selo.idSelo, selo]))).map(
      ([, selo]) => selo,
    ),
    cashbacks,
  };
  return { lists, catalogo };
}

function pricesOf(header: PrecosCabecalho, rows: readonly ProdutoPagina[]): PackedPrices {
  const priced = rows.flatMap(({ idProduto, idMarca, preco }) =>
    preco === null ? [] : [{ idProduto, idMarca, ...preco }],
  );
  const faixas = new Map(
    priced
      .filter((one) => one.faixas.length > 0)
      .map((one) => [
        one.idMarca,
        one.faixas.map((f): [number, number, number] => [
          f.quantidade,
          f.descontoComercial,
          f.descontoFinanceiro,
        ]),
      ]),
  );
  const segment = {
    n: 0,
    valorUnitario: priced.map((one) => one.valorUnitario),
    descontoComercial: priced.map((one) => one.descontoComercial),
    descontoFinanceiro: priced.map((one) => one.descontoFinanceiro),
    st: priced.map((one) => one.st),
    idPessoaFilial: priced.map((one) => one.idPessoaFilial),
    estoque: priced.map((one) => one.estoque),
  };
  const ids = Int32Array.from(priced, (one) => one.idProduto);
  return packPrices(ids, { ...header, faixas: [...faixas] }, [segment]);
}
