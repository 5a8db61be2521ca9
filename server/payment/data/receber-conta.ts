import { contaNoDia } from '#domain/payment/conta.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';

/**
 * The result of receiving money for an instalment: `paga` was settled before; `antecipada` is settled by its order's
 * payment; `valor-invalido` is not below the debt.
 */
export type Recebimento = 'recebida' | 'paga' | 'antecipada' | 'valor-invalido' | 'nao-encontrada';

/**
 * Books money received for an instalment: `valor` cents of it, or everything expected on the day of `now` for null.
 * The customer's credit rises by what the instalment held of it. Call it in a transaction; it checks no user's scope.
 */
export async function receberConta(
  trx: Database,
  id: number,
  valor: number | null,
  now: Date,
): Promise<Recebimento> {
  const conta = await lockConta(trx, id);
  if (conta === undefined) return 'nao-encontrada';
  if (conta.dataLiquidacao !== null) return 'paga';
  if (conta.pagamentoAntecipado) return 'antecipada';
  const hoje = businessDayOf(now);
  if (valor === null) {
    await put(trx, conta, { dataLiquidacao: hoje }, conta.creditoTomado);
    return 'recebida';
  }
  const { valorEsperado, juros, jurosTotal, atraso } = contaNoDia(conta, hoje);
  if (valor <= 0 || valor >= valorEsperado) return 'valor-invalido';
  const fixed = atraso === 0 ? {} : { jurosApurados: jurosTotal, jurosDesde: hoje };
  // Interest is paid first, and held no credit.
  const daDivida = Math.max(0, valor - juros);
  await put(
    trx,
    conta,
    { valorPago: conta.valorPago + valor, ...fixed },
    Math.min(conta.creditoTomado, daDivida),
  );
  return 'recebida';
}

/** An instalment with its customer locked first, as in every change of a balance. */
export async function lockConta(trx: Database, id: number) {
  const dona = await trx
    .selectFrom('contaReceber')
    .select('idPessoaCliente')
    .where('id', '=', id)
    .executeTakeFirst();
  if (dona === undefined) return undefined;
  await trx
    .selectFrom('pessoa')
    .select('idPessoa')
    .where('idPessoa', '=', dona.idPessoaCliente)
    .forNoKeyUpdate()
    .execute();
  return await trx
    .selectFrom('contaReceber')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .selectAll('contaReceber')
    .select('formaPagamento.pagamentoAntecipado')
    .where('contaReceber.id', '=', id)
    .forUpdate('contaReceber')
    .executeTakeFirst();
}

type Conta = NonNullable<Awaited<ReturnType<typeof lockConta>>>;

async function put(
  trx: Database,
  conta: Conta,
  mudanca: Partial<Pick<Conta, 'dataLiquidacao' | 'valorPago' | 'jurosApurados' | 'jurosDesde'>>,
  devolvido: number,
): Promise<void> {
  await trx.updateTable('contaReceber').set(mudanca).where('id', '=', conta.id).execute();
  await devolverCredito(trx, conta, devolvido);
}

/** Gives back credit that an instalment holds of its customer, in cents. */
export async function devolverCredito(
  trx: Database,
  { id, idPessoaCliente, creditoTomado }: Conta,
  devolvido: number,
): Promise<void> {
  await trx
    .updateTable('contaReceber')
    .set({ creditoTomado: creditoTomado - devolvido })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('pessoa')
    .set((eb) => ({ limiteDisponivel: eb('limiteDisponivel', '+', devolvido) }))
    .where('idPessoa', '=', idPessoaCliente)
    .execute();
}
