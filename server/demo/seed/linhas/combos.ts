import type * as z from 'zod/mini';
import type { comboLinha } from '#contract/integration/combo.ts';
import { addDays } from '#lib/business-day.ts';
import {
  CLIENTE_SEM_COMBO,
  COMBO_LIMITE_3,
  COMBO_PROIBIDO,
  COMBO_SEM_LIMITE,
  COMBO_VENCIDO,
  type ComboInventado,
  inventCombos,
} from '#server/demo/seed/combos.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

type Linha = z.input<typeof comboLinha>;

const COMBO_DA_REDE = 16;
const COM_PRAZO_PRIORITARIO: readonly number[] = [9, 17];
const PRAZO_PRIORITARIO = '3';

/** Badges by combo: the cold chain, the special prescription; some others are the offer of the week. */
const SELOS_DE: Readonly<Record<number, string[]>> = { 9: ['2', '4'], 23: ['5'], 24: ['6'] };

const RESTRICOES: Readonly<Record<number, NonNullable<Linha['restricoes']>>> = {
  [COMBO_PROIBIDO]: [{ tipo: 'cliente', codigo: String(CLIENTE_SEM_COMBO), exceto: true }],
  [COMBO_DA_REDE]: [{ tipo: 'condicao', codigo: '2', exceto: false }],
  [COMBO_LIMITE_3]: [
    { tipo: 'operacao', codigo: '4', exceto: false },
    { tipo: 'origem', codigo: '2', exceto: false },
  ],
};

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

function linhaDe(combo: ComboInventado, hoje: string): Linha {
  const { idPromocaoCombo: id, descricao, rotulo, detalhes, descontoComercial, descontoFinanceiro } = combo;
  return {
    codigoErp: String(id),
    descricao,
    rotulo,
    detalhes,
    descontoComercial: descontoComercial / 100,
    descontoFinanceiro: descontoFinanceiro / 100,
    limite: limiteOf(id),
    dataInicial: addDays(hoje, -30),
    dataFinal: lastDayOf(id, hoje),
    selos: SELOS_DE[id] ?? (id % 3 === 0 ? ['4'] : []),
    prazoPrioritario: COM_PRAZO_PRIORITARIO.includes(id) ? PRAZO_PRIORITARIO : null,
    produtos: combo.membros.map(({ produto: { medicamento }, quantidade, bonificacao }) => ({
      produto: String(medicamento.idProduto),
      quantidade,
      bonificado: bonificacao,
    })),
    restricoes: RESTRICOES[id] ?? [],
  };
}

/** The combos of the seeded products: 30 days before `hoje` is their first day of sale. */
export const linhasDeCombos = (produtos: readonly ProdutoDerivado[], hoje: string): Linha[] =>
  inventCombos(produtos).map((combo) => linhaDe(combo, hoje));
