import type { Combo } from '#contract/catalogue/combo.ts';
import { COMBOS_POR_PARTE } from '#contract/catalogue/combo-calls.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { ClienteRow } from '#server/customers/data/clientes.ts';
import { listContextos } from '#server/customers/data/compra.ts';
import { readModos } from '#server/customers/data/preferencias.ts';
import { isChangedSince, readCursor, readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Scope, scopeOf } from '#server/db/scope.ts';
import { contentName } from '#server/feed/feed-lines.ts';
import { isOfContextos } from '#server/feed/preco-vigente.ts';
import { type CompraDeCombos, listCombos } from './combos.ts';
import { selectCombosMudados } from './combos-mudados.ts';

/** `<the feed's cursor>~<business day>~<hash of the customer's terms>`: all three decide what a device may hold. */
const CURSOR = /^([^~]+)~(\d{4}-\d{2}-\d{2})~([0-9a-f]{16})$/;

type Procura = {
  readonly cliente: ClienteRow;
  readonly now: Date;
  readonly cursor: string | undefined;
  readonly depoisDe: number | undefined;
};

export type CombosDoAparelho = {
  readonly cursor: string;
  readonly trocados: number[];
  readonly combos: Combo[];
  readonly continua: number | null;
};

/** The time of the last read: the transaction and the business day. */
type Desde = { readonly since: number; readonly dia: string };

/**
 * A part of a customer's combos, or of those that changed since a cursor. `'unknown'`: this database never gave out the
 * cursor, or the customer's conditions, branches or taxes have changed since.
 */
export const readCombosDoAparelho = (
  db: Database,
  idUsuario: number,
  { cliente, now, cursor, depoisDe = 0 }: Procura,
): Promise<CombosDoAparelho | 'unknown'> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const scope = scopeOf(trx, idUsuario);
      const compra = await readCompraDeCombos(scope, cliente, now);
      const compraPor = contentName([JSON.stringify({ ...compra, hoje: null })]);
      const desde = cursor === undefined ? undefined : await readDesde(trx, cursor, compraPor);
      if (desde === 'unknown') return 'unknown';
      const wanted = desde === undefined ? vigentes(trx, compra.hoje) : mudados(scope, compra, desde);
      const rows = await trx
        .selectFrom(wanted.as('combo'))
        .select('combo.idPromocaoCombo')
        .where('combo.idPromocaoCombo', '>', depoisDe)
        .orderBy('combo.idPromocaoCombo')
        .limit(COMBOS_POR_PARTE)
        .execute();
      const trocados = rows.map((row) => row.idPromocaoCombo);
      return {
        cursor: `${await readCursor(trx)}~${compra.hoje}~${compraPor}`,
        trocados,
        combos: await listCombos(scope, compra, trocados),
        continua: trocados.length < COMBOS_POR_PARTE ? null : (trocados.at(-1) ?? null),
      };
    });

async function readCompraDeCombos(scope: Scope, cliente: ClienteRow, now: Date): Promise<CompraDeCombos> {
  const { calcularSt } = await readModos(scope);
  const contextos = (await listContextos(scope, cliente, now)).filter((c) => c.promocao === undefined);
  return { idPessoaCliente: cliente.idPessoa, hoje: businessDayOf(now), calcularSt, contextos };
}

async function readDesde(db: Database, cursor: string, compraPor: string): Promise<Desde | 'unknown'> {
  const [, feed = '', dia = '', por] = CURSOR.exec(cursor) ?? [];
  const since = por === compraPor ? await readSince(db, feed) : undefined;
  return since === undefined ? 'unknown' : { since, dia };
}

const vigentes = (db: Database, hoje: string) =>
  db
    .selectFrom('promocaoCombo')
    .select('idPromocaoCombo')
    .where('dataInicial', '<=', hoje)
    .where('dataFinal', '>=', hoje);

/**
 * The combos that the customer may now see differently: themselves, their members, prices, stock, days, or bought
 * quantity.
 */
function mudados(scope: Scope, { idPessoaCliente, contextos, hoje }: CompraDeCombos, { since, dia }: Desde) {
  const { db } = scope;
  const ids = contextos.map(({ idContexto }) => idContexto);
  const membros = () =>
    db.selectFrom('promocaoComboProduto as membro').select('membro.idPromocaoCombo as idPromocaoCombo');
  const comPreco = membros()
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'membro.idProduto')
    .where(isOfContextos('produtoPreco.idContexto', ids))
    .where('produtoPreco.mudado', '>=', since);
  const semPreco = membros()
    .innerJoin('feedRemovido', 'feedRemovido.idProduto', 'membro.idProduto')
    .where(isOfContextos('feedRemovido.idContexto', ids))
    .where('feedRemovido.mudado', '>=', since);
  const comEstoque = membros()
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'membro.idProduto')
    .where('produtoEstoque.mudado', '>=', since);
  const comFabricante = membros()
    .innerJoin('produto', 'produto.idProduto', 'membro.idProduto')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .where('fabricante.mudado', '>=', since);
  const comSelo = db
    .selectFrom('promocaoCombo as combo')
    .innerJoin('selo', (join) => join.on('selo.mudado', '>=', since))
    .select('combo.idPromocaoCombo')
    .where((eb) =>
      eb(
        eb.cast<string>('selo.idSelo', 'text'),
        '=',
        eb.fn.any(eb.fn<string[]>('string_to_array', ['combo.selos', eb.val(';')])),
      ),
    );
  const comprado = scope
    .prePedidos()
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .select('prePedidoItem.idItem as idPromocaoCombo')
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where(isChangedSince('prePedido.mudado', since))
    .where('prePedidoItem.idItemTipo', '=', ITEM_COMBO);
  const comDia = db
    .selectFrom('promocaoCombo')
    .select('idPromocaoCombo')
    .where((eb) =>
      eb.or([
        eb.and([eb('dataInicial', '>', dia), eb('dataInicial', '<=', hoje)]),
        eb.and([eb('dataFinal', '>=', dia), eb('dataFinal', '<', hoje)]),
      ]),
    );
  const always = selectCombosMudados(db, since)
    .union(comEstoque)
    .union(comFabricante)
    .union(comSelo)
    .union(comprado)
    .union(comDia);
  return ids.length === 0 ? always : always.union(comPreco).union(semPreco);
}
