import { sql } from 'kysely';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/price/produto.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { FORA_DO_CATALOGO, type LinhaDoXml, linhasDoXml } from './linhas-do-xml.ts';

/** The XML of an invoice that has no lines yet, with the group type of its order. */
const selectXml = (db: Database, idTitulo: number) =>
  db
    .selectFrom('notaFiscalXml')
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'notaFiscalXml.idTitulo')
    .leftJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .select(['notaFiscalXml.xml', 'prePedido.idCarrinhoGrupoTipo'])
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notaFiscalItem')
            .select('nItem')
            .whereRef('notaFiscalItem.idTitulo', '=', 'notaFiscal.idTitulo'),
        ),
      ),
    )
    .executeTakeFirst();

/** The group types of the lines' products that are in the catalogue. */
async function gruposOf(db: Database, linhas: readonly LinhaDoXml[]): Promise<Map<number, number>> {
  const ids = linhas.filter(isProduto).map(({ linha }) => linha.idItem);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('produto')
    .select(['idProduto', 'idCarrinhoGrupoTipo'])
    .where('idProduto', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.idProduto, row.idCarrinhoGrupoTipo]));
}

/**
 * The lines with the products that the company's codes name, also where such a code reads as one of our combos. A number
 * that is another product's id, but no code of it, is not in the catalogue.
 */
async function byCodigo(db: Database, linhas: readonly LinhaDoXml[]): Promise<LinhaDoXml[]> {
  const codigos = linhas.map(({ linha }) => linha.codigo);
  const ids = linhas.filter(isProduto).map(({ linha }) => linha.idItem);
  const rows = await db
    .selectFrom('codigoErp')
    .select(['codigo', 'id'])
    .where('recurso', '=', 'produtos')
    .where((eb) =>
      eb.or([
        eb('codigo', '=', sql<string>`any(${codigos}::text[])`),
        eb('id', '=', sql<number>`any(${ids}::int[])`),
      ]),
    )
    .execute();
  const ofCodigo = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  const comOutro = new Set(rows.map(({ id }) => id));
  return linhas.map((one) => {
    const { linha } = one;
    const idProduto = ofCodigo.get(linha.codigo);
    if (idProduto !== undefined) return asProduto(one, idProduto);
    if (!isProduto(one) || !comOutro.has(linha.idItem)) return one;
    return { ...one, linha: { ...linha, idItem: FORA_DO_CATALOGO + linha.nItem } };
  });
}

const isProduto = ({ linha }: LinhaDoXml): boolean => linha.idItemTipo === ITEM_PRODUTO;

/** The line as one of a product: goods without lots have none, and are no combo. */
const asProduto = ({ linha, lotes }: LinhaDoXml, idItem: number): LinhaDoXml => ({
  linha: { ...linha, idItem, idItemTipo: ITEM_PRODUTO },
  lotes: lotes.map((lote) => (lote.lote === LOTE_COMBO ? { ...lote, lote: SEM_LOTE } : lote)),
});

/** Writes the lines of an invoice from its XML, unless it has lines. Does nothing without a readable XML. */
export const ensureItens = (db: Database, idTitulo: number): Promise<void> =>
  writeItens(db, idTitulo, (linhas) => Promise.resolve(linhas));

/** The same for an XML of the company's own system, which names products by its codes. */
export const ensureItensDaEmpresa = (db: Database, idTitulo: number): Promise<void> =>
  writeItens(db, idTitulo, (linhas) => byCodigo(db, linhas));

async function writeItens(
  db: Database,
  idTitulo: number,
  toCatalogo: (linhas: LinhaDoXml[]) => Promise<LinhaDoXml[]>,
): Promise<void> {
  const row = await selectXml(db, idTitulo);
  const nota = row && readNfe(row.xml)?.nota;
  if (row === undefined || nota === undefined) return;
  const linhas = await toCatalogo(linhasDoXml(nota));
  if (linhas.length === 0) return;
  const grupos = await gruposOf(db, linhas);
  const itens = linhas.map(({ linha }) => {
    const doCatalogo = linha.idItemTipo === ITEM_PRODUTO ? grupos.get(linha.idItem) : undefined;
    const grupo = doCatalogo ?? row.idCarrinhoGrupoTipo;
    const cuidados = { refrigerado: grupo === GRUPO_REFRIGERADO, controlado: grupo === GRUPO_CONTROLADO };
    return { ...linha, ...cuidados, idTitulo };
  });
  const lotes = linhas.flatMap(({ linha, lotes: daLinha }) =>
    daLinha.map((lote) => ({ ...lote, idTitulo, nItem: linha.nItem })),
  );
  // One statement: no reader sees lines without lots, and of two writers at once only one writes both.
  await sql`with "novas" as (
      insert into "notaFiscalItem"
      select * from json_populate_recordset(null::"notaFiscalItem", ${JSON.stringify(itens)}::json)
      on conflict do nothing returning "nItem")
    insert into "notaFiscalItemLote"
    select l.* from json_populate_recordset(null::"notaFiscalItemLote", ${JSON.stringify(lotes)}::json) l
    join "novas" on "novas"."nItem" = l."nItem"`.execute(db);
}
