import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { PromocaoComboRestricaoTable } from '#server/db/schema/schema-combos.ts';
import { type ComboInventado, inventCombos } from './combos.ts';
import { pickBetween } from './hash.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** Ids of special combos, for tests and pictures. */
export const COMBO_SEM_LIMITE = 2;
export const COMBO_LIMITE_3 = 3;
export const COMBO_PROIBIDO = 4;
export const CLIENTE_SEM_COMBO = 104;
export const COMBO_VENCIDO = 7;
const COMBO_DA_REDE = 16;
const COM_PRAZO_PRIORITARIO: readonly number[] = [9, 17];
const PRAZO_PRIORITARIO = 3;

/** Badges by combo: the cold chain, the special prescription; some others are the offer of the week. */
const SELOS_DE: Readonly<Record<number, string>> = { 9: '2;4', 23: '5', 24: '6' };

const RESTRICOES: readonly (Omit<PromocaoComboRestricaoTable, 'exceto'> & { exceto: boolean })[] = [
  { idPromocaoCombo: COMBO_PROIBIDO, tipo: 'cliente', id: CLIENTE_SEM_COMBO, exceto: true },
  { idPromocaoCombo: COMBO_DA_REDE, tipo: 'condicao', id: 2, exceto: false },
  { idPromocaoCombo: COMBO_LIMITE_3, tipo: 'operacao', id: 4, exceto: false },
  { idPromocaoCombo: COMBO_LIMITE_3, tipo: 'origem', id: 2, exceto: false },
];

const LIMITES: readonly number[] = [5, 10, 20, 50, 100];

function limiteOf(id: number): number {
  if (id === COMBO_SEM_LIMITE) return 999;
  return id === COMBO_LIMITE_3 ? 3 : (LIMITES[pickBetween(`limite ${id}`, 0, LIMITES.length - 1)] ?? 10);
}

/** The last day of sale: one has passed, the others are at different times within a year and a half. */
function lastDayOf(id: number, hoje: string): string {
  if (id === COMBO_VENCIDO) return addDays(hoje, -3);
  return addDays(hoje, id % 6 === 0 ? pickBetween(`fim ${id}`, 7, 20) : pickBetween(`fim ${id}`, 60, 540));
}

function toRow(combo: ComboInventado, hoje: string) {
  const { idPromocaoCombo: id, descricao, rotulo, detalhes, descontoComercial, descontoFinanceiro } = combo;
  const { produto } = must(combo.membros[0], 'member');
  return {
    idPromocaoCombo: id,
    descricao,
    rotulo,
    detalhes,
    descontoComercial,
    descontoFinanceiro,
    selos: SELOS_DE[id] ?? (id % 3 === 0 ? '4' : ''),
    quantidadeLimite: limiteOf(id),
    dataInicial: addDays(hoje, -30),
    dataFinal: lastDayOf(id, hoje),
    idPrazoPrioritario: COM_PRAZO_PRIORITARIO.includes(id) ? PRAZO_PRIORITARIO : null,
    idPessoaFilial: produto.idPessoaFilial,
    idCarrinhoGrupoTipo: produto.idCarrinhoGrupoTipo,
  };
}

/** The demo's combos of the seeded products: `now` is their first day of sale. */
export async function seedCombos(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
  now: Date,
): Promise<void> {
  const combos = inventCombos(produtos);
  if (combos.length === 0) return;
  const hoje = businessDayOf(now);
  await trx
    .insertInto('promocaoCombo')
    .values(combos.map((combo) => toRow(combo, hoje)))
    .execute();
  const membros = combos.flatMap(({ idPromocaoCombo, membros: of }) =>
    of.map(({ produto, quantidade, bonificacao }, posicao) => ({
      idPromocaoCombo,
      idProduto: produto.medicamento.idProduto,
      bonificacao,
      quantidadeNoCombo: quantidade,
      posicao,
    })),
  );
  await trx.insertInto('promocaoComboProduto').values(membros).execute();
  const there = new Set(combos.map((combo) => combo.idPromocaoCombo));
  const restricoes = RESTRICOES.filter(({ idPromocaoCombo }) => there.has(idPromocaoCombo));
  if (restricoes.length > 0)
    await trx
      .insertInto('promocaoComboRestricao')
      .values([...restricoes])
      .execute();
}
