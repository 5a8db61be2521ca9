import { sql } from 'kysely';
import { FORMA_BOLETO, FORMA_DINHEIRO } from '#contract/payment/pagamento.ts';
import { addDays, weekdayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { FILIAL_GUARULHOS } from '#server/demo/seed/condicoes.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';

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

/**
 * Adds instalments without an order: one of each kind for 101, late ones for 102, up to 240 in all for 111. `joins`
 * also joins instalments of two invoices.
 */
export async function seedContas(
  trx: DatabaseTransaction,
  hoje: string,
  { joins = true } = {},
): Promise<void> {
  await insertContas(trx, { idPessoaCliente: 101, serie: 2000, hoje }, deCadaTipo(hoje));
  await insertContas(trx, { idPessoaCliente: 102, serie: 4000, hoje }, [
    { vence: -35, valor: 1_980_00 },
    { vence: -8, valor: 455_60 },
  ]);
  const { count } = await trx
    .selectFrom('contaReceber')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('idPessoaCliente', '=', 111)
    .executeTakeFirstOrThrow();
  const missing = Math.max(1, CONTAS_DO_GRANDE - Number(count));
  await insertContas(trx, { idPessoaCliente: 111, serie: 3000, hoje }, muitas(hoje, missing));
  if (joins) await joinNotas(trx, 101);
}

async function insertContas(
  trx: DatabaseTransaction,
  { idPessoaCliente, serie, hoje }: { idPessoaCliente: number; serie: number; hoje: string },
  contas: readonly Conta[],
): Promise<void> {
  const rows = contas.map(({ vence, liquidada, idFormaPagamento = FORMA_BOLETO, ...conta }, index) => ({
    ...conta,
    idPessoaCliente,
    idPessoaFilial: FILIAL_GUARULHOS,
    idPrePedido: null,
    idTitulo: null,
    idFormaPagamento,
    idBoleto: null,
    numero: `ND-${serie + index + 1}`,
    dataEmissao: addDays(hoje, Math.min(vence, 0) - EMITIDA_ANTES),
    dataVencimento: addDays(hoje, vence),
    dataLiquidacao: liquidada === undefined ? null : addDays(hoje, liquidada),
    creditoTomado:
      liquidada === undefined ? conta.valor - (conta.abatimento ?? 0) - (conta.valorPago ?? 0) : 0,
  }));
  const inserted = await trx
    .insertInto('contaReceber')
    .values(rows)
    .returning(['id', 'idFormaPagamento'])
    .execute();
  const boletos = inserted.filter((row) => row.idFormaPagamento === FORMA_BOLETO).map(({ id }) => id);
  await trx
    .updateTable('contaReceber')
    .set({ idBoleto: sql<number>`"id"` })
    .where('id', 'in', boletos)
    .execute();
}

/** Joins the last instalments of two invoices into one, as for a joint bill. */
async function joinNotas(trx: DatabaseTransaction, idPessoaCliente: number): Promise<void> {
  const contas = await trx
    .selectFrom('contaReceber')
    .selectAll()
    .where('idPessoaCliente', '=', idPessoaCliente)
    .where('idFormaPagamento', '=', FORMA_BOLETO)
    .where('idTitulo', 'is not', null)
    .where('dataLiquidacao', 'is', null)
    .orderBy('dataVencimento', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const kept = must(contas[0], 'an open boleto');
  const joined = contas.find(({ idTitulo }) => idTitulo !== kept.idTitulo);
  if (joined === undefined || joined.idTitulo === null) return;
  await trx.deleteFrom('contaReceber').where('id', '=', joined.id).execute();
  await trx
    .updateTable('contaReceber')
    .set({ valor: kept.valor + joined.valor, creditoTomado: kept.valor + joined.valor })
    .where('id', '=', kept.id)
    .execute();
  await trx.insertInto('contaReceberNota').values({ idConta: kept.id, idTitulo: joined.idTitulo }).execute();
}
