import { ID_OPERACAO, ID_ORIGEM } from '#contract/cart/carrinho.ts';
import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { toComboVendavel } from '#domain/combo/combo.ts';
import type { ComboLimite } from '#domain/combo/combo-limite.ts';
import type { ComboQuem } from '#domain/combo/combo-restricao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Scope, toOpen } from '#server/db/scope.ts';
import { type ComboRow, readComboRows, toPromocao } from './combo-rows.ts';
import { toCombo, toComboDoCliente } from './to-combo.ts';

/** Orders that do not count: refused, cancelled. */
const NAO_VALEM = [1, 6];

/** Every sale of this server is of e-commerce, made in this portal. */
export const quemOf = (scope: Scope, idPessoaCliente: number, idCondicao: number): ComboQuem => ({
  cliente: idPessoaCliente,
  condicao: idCondicao,
  operacao: ID_OPERACAO,
  origem: ID_ORIGEM,
  vendedor: scope.idUsuario,
});

/** A request for combos without a customer. */
export const QUALQUER: ComboQuem = { operacao: ID_OPERACAO, origem: ID_ORIGEM };

/** The public combos on the day of `now`, without prices. */
export async function listCombosPublicos(db: Database, now: Date, ids?: readonly number[]): Promise<Combo[]> {
  return (await readComboRows(toOpen(db), { hoje: businessDayOf(now), ids }, QUALQUER)).map(toCombo);
}

type ComboDaCondicao = { readonly idCondicao: number; readonly row: ComboRow };

/** The combos sold to a customer, once per condition; a campaign has its own prices and no combos. */
async function readDoCliente(
  scope: Scope,
  { idPessoaCliente, contextos, hoje }: CompraDeCombos,
  wanted: (idCondicao: number) => readonly number[] | undefined,
): Promise<ComboDaCondicao[]> {
  const found: ComboDaCondicao[] = [];
  for (const { idCondicao, idContexto, filiais } of contextos.filter((c) => c.promocao === undefined)) {
    const filtro = { hoje, idContexto, ids: wanted(idCondicao) };
    for (const row of await readComboRows(scope.open, filtro, quemOf(scope, idPessoaCliente, idCondicao))) {
      if (filiais.some((filial) => filial.idPessoaFilial === row.idPessoaFilial)) {
        found.push({ idCondicao, row });
      }
    }
  }
  return found;
}

/** The customer's buying terms that combos depend on. */
export type CompraDeCombos = Pick<Compra, 'idPessoaCliente' | 'contextos' | 'hoje' | 'calcularSt'>;

/** The combos that a customer may buy, with their prices for them; all combos, or those of the ids. */
export async function listCombos(
  scope: Scope,
  compra: CompraDeCombos,
  ids?: readonly number[],
): Promise<Combo[]> {
  const found = await readDoCliente(scope, compra, () => ids);
  const comprados = await sumComprados(
    scope,
    compra.idPessoaCliente,
    found.map(({ row }) => row.idPromocaoCombo),
  );
  return found.map(({ row, idCondicao }) =>
    toComboDoCliente(row, {
      idCondicao,
      calcularSt: compra.calcularSt,
      quantidadeComprada: comprados.get(row.idPromocaoCombo) ?? 0,
    }),
  );
}

/** The combos of a cart's lines as the rules' input, by `linhaKey`; one that is not sold to the customer is missing. */
export async function readCombosVendaveis(
  scope: Scope,
  compra: Compra,
  linhas: readonly LinhaChave[],
): Promise<Map<string, ItemVendavel>> {
  const combos = linhas.filter((linha) => linha.idItemTipo === ITEM_COMBO);
  if (combos.length === 0) return new Map();
  const idsOf = (idCondicao: number) =>
    combos.filter((linha) => linha.idCondicao === idCondicao).map((linha) => linha.idItem);
  const found = await readDoCliente(scope, compra, idsOf);
  return new Map(
    found.flatMap(({ row, idCondicao }) => {
      const item = toComboVendavel(toPromocao(row));
      const key = linhaKey({ idItem: row.idPromocaoCombo, idItemTipo: ITEM_COMBO, idCondicao });
      return item ? [[key, item] as const] : [];
    }),
  );
}

/** The quantity of each combo that the customer has bought in orders that stand. */
async function sumComprados(
  scope: Scope,
  idPessoaCliente: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await scope
    .prePedidos()
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .select('prePedidoItem.idItem')
    .select((eb) => eb.fn.sum<number>('prePedidoItem.quantidadeAtendida').as('quantidade'))
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where('prePedido.orcamento', '=', false)
    .where('prePedido.idPrePedidoSituacao', 'not in', NAO_VALEM)
    .where('prePedidoItem.idItemTipo', '=', ITEM_COMBO)
    .where('prePedidoItem.idItem', 'in', ids)
    .groupBy('prePedidoItem.idItem')
    .execute();
  return new Map(rows.map((row) => [row.idItem, Number(row.quantidade)]));
}

/** The limits of combos for a customer, by id, with the quantity bought of each. */
export async function readLimites(
  scope: Scope,
  idPessoaCliente: number,
  ids: readonly number[],
): Promise<Map<number, ComboLimite>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.open
    .selectFrom('promocaoCombo')
    .select(['idPromocaoCombo', 'quantidadeLimite'])
    .where('idPromocaoCombo', 'in', ids)
    .execute();
  const comprados = await sumComprados(scope, idPessoaCliente, ids);
  return new Map(
    rows.map(({ idPromocaoCombo: id, quantidadeLimite }) => [
      id,
      { quantidadeLimite, quantidadeComprada: comprados.get(id) ?? 0 },
    ]),
  );
}

/** The combo's part of an order line: its bonus products, and whether it has a term of its own. */
export type ComboDoPedido = {
  readonly comPrazoPrioritario: boolean;
  readonly bonificados: readonly { readonly idProduto: number; readonly quantidade: number }[];
};

export async function readCombosDoPedido(
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, ComboDoPedido>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.open
    .selectFrom('promocaoCombo')
    .leftJoin('promocaoComboProduto', (join) =>
      join
        .onRef('promocaoComboProduto.idPromocaoCombo', '=', 'promocaoCombo.idPromocaoCombo')
        .on('promocaoComboProduto.bonificacao', '=', true),
    )
    .select(['promocaoCombo.idPromocaoCombo', 'promocaoCombo.idPrazoPrioritario'])
    .select(['promocaoComboProduto.idProduto', 'promocaoComboProduto.quantidadeNoCombo'])
    .where('promocaoCombo.idPromocaoCombo', 'in', ids)
    .orderBy('promocaoComboProduto.posicao')
    .orderBy('promocaoComboProduto.idProduto')
    .execute();
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.idPromocaoCombo),
      ([id, ofCombo]) => [
        id,
        {
          comPrazoPrioritario: ofCombo.some((row) => row.idPrazoPrioritario !== null),
          bonificados: ofCombo.flatMap(({ idProduto, quantidadeNoCombo }) =>
            idProduto === null || quantidadeNoCombo === null
              ? []
              : [{ idProduto, quantidade: quantidadeNoCombo }],
          ),
        },
      ],
    ),
  );
}
