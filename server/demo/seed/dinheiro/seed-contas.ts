import { FORMA_BOLETO, FORMA_DINHEIRO } from '#contract/payment/pagamento.ts';
import { addDays, weekdayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { FILIAL_GUARULHOS } from '#server/demo/seed/condicoes.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import type { LinhaDeTitulo } from './titulos-passados.ts';

const EMITIDA_ANTES = 28;

/** An instalment without an order, as of a debit note: days are counted from today, amounts in cents. */
type Conta = {
  readonly vence: number;
  readonly valor: number;
  readonly liquidada?: number;
  readonly abatimento?: number;
  readonly descontoFinanceiro?: number;
  readonly valorPago?: number;
  readonly idFormaPagamento?: number;
};

/** The last working day before today, as days from today. */
const ultimoDiaUtil = (hoje: string): number => {
  const weekday = weekdayOf(addDays(hoje, -1));
  return weekday === 0 ? -3 : weekday === 6 ? -2 : -1;
};

const ultimoDomingo = (hoje: string): number => -(weekdayOf(hoje) || 7);

/** One instalment of each kind, for the buyer's pharmacy. */
const deCadaTipo = (hoje: string): readonly Conta[] => [
  { vence: 12, valor: 845_90 },
  { vence: 0, valor: 390_00 },
  { vence: ultimoDiaUtil(hoje), valor: 1_250_00 },
  { vence: -45, valor: 1_000_00 },
  { vence: ultimoDomingo(hoje), valor: 610_00 },
  { vence: 15, valor: 1_480_00, abatimento: 186_40 },
  { vence: 20, valor: 3_000_00, descontoFinanceiro: 90_00 },
  { vence: -20, valor: 900_00, valorPago: 400_00 },
  { vence: -12, valor: 720_35, liquidada: -10 },
  { vence: -60, valor: 515_20, liquidada: -60 },
  { vence: 5, valor: 240_00, idFormaPagamento: FORMA_DINHEIRO },
];

/** Enough instalments for several pages. */
const muitas = (hoje: string, count: number): readonly Conta[] =>
  Array.from({ length: count }, (_, index) => {
    const vence = 60 - index;
    const valor = pickBetween(`nota de débito ${index}`, 40_00, 900_00);
    const isPaga = vence < 0 && index % 9 !== 0;
    return isPaga && addDays(hoje, vence) < hoje ? { vence, valor, liquidada: vence } : { vence, valor };
  });

const CONTAS_DO_GRANDE = 240;

/** Adds instalments without an order: one of each kind for 101, late ones for 102, up to 240 in all for 111. */
export async function seedContas(trx: DatabaseTransaction, hoje: string): Promise<void> {
  const { count } = await trx
    .selectFrom('contaReceber')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('idPessoaCliente', '=', 111)
    .executeTakeFirstOrThrow();
  const missing = Math.max(1, CONTAS_DO_GRANDE - Number(count));
  await writeLinhas(trx, 'titulos', [
    ...linhasDe({ idPessoaCliente: 101, serie: 2000, hoje }, deCadaTipo(hoje)),
    ...linhasDe({ idPessoaCliente: 102, serie: 4000, hoje }, [
      { vence: -35, valor: 1_980_00 },
      { vence: -8, valor: 455_60 },
    ]),
    ...linhasDe({ idPessoaCliente: 111, serie: 3000, hoje }, muitas(hoje, missing)),
  ]);
}

/** The instalments as the company's own system tells them. */
const linhasDe = (
  { idPessoaCliente, serie, hoje }: { idPessoaCliente: number; serie: number; hoje: string },
  contas: readonly Conta[],
): LinhaDeTitulo[] =>
  contas.map((conta, index) => ({
    codigoErp: `ND-${serie + index + 1}`,
    cliente: String(idPessoaCliente),
    filial: String(FILIAL_GUARULHOS),
    formaPagamento: conta.idFormaPagamento ?? FORMA_BOLETO,
    numero: `ND-${serie + index + 1}`,
    dataEmissao: addDays(hoje, Math.min(conta.vence, 0) - EMITIDA_ANTES),
    dataVencimento: addDays(hoje, conta.vence),
    dataLiquidacao: conta.liquidada === undefined ? null : addDays(hoje, conta.liquidada),
    valor: conta.valor / 100,
    abatimento: (conta.abatimento ?? 0) / 100,
    descontoFinanceiro: (conta.descontoFinanceiro ?? 0) / 100,
    valorPago: (conta.valorPago ?? 0) / 100,
    contadoNoLimite: true,
  }));
