import { sql } from 'kysely';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
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
  const ids = linhas
    .filter(({ linha }) => linha.idItemTipo === ITEM_PRODUTO)
    .map(({ linha }) => linha.idItem);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('produto')
    .select(['idProduto', 'idCarrinhoGrupoTipo'])
    .where('idProduto', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.idProduto, row.idCarrinhoGrupoTipo]));
}

/**
 * The lines with the products that the company's codes name. A number that is another product's id, but no code of it, is
 * not in the catalogue.
 */
async function byCodigo(db: Database, linhas: readonly LinhaDoXml[]): Promise<LinhaDoXml[]> {
  const produtos = linhas.filter(({ linha }) => linha.idItemTipo === ITEM_PRODUTO);
  if (produtos.length === 0) return [...linhas];
  const codigos = produtos.map(({ linha }) => linha.codigo);
  const rows = await db
    .selectFrom('codigoErp')
    .select(['codigo', 'id'])
    .where('recurso', '=', 'produtos')
    .where((eb) =>
      eb.or([
        eb('codigo', 'in', codigos),
        eb(
          'id',
          'in',
          produtos.map(({ linha }) => linha.idItem),
        ),
      ]),
    )
    .execute();
  const ofCodigo = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  const comOutro = new Set(rows.map(({ id }) => id));
  return linhas.map((one) => {
    const { linha } = one;
    if (linha.idItemTipo !== ITEM_PRODUTO) return one;
    const fora = comOutro.has(linha.idItem) ? FORA_DO_CATALOGO + linha.nItem : linha.idItem;
    return { ...one, linha: { ...linha, idItem: ofCodigo.get(linha.codigo) ?? fora } };
  });
}

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
