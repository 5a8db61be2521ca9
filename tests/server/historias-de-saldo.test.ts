import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import { ok } from '#lib/result.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { liberarCashbacks } from '#server/customers/liberar-cashback.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { createSimulador } from '#server/demo/payments/simulator.ts';
import { avancarPedidos } from '#server/orders/avancar-pedidos.ts';
import { receberConta } from '#server/payment/data/receber-conta.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm } from '#tests/support/cart.ts';
import {
  expectBalancesFromEntries,
  expectContasAntecipadas,
  expectCreditFromHistory,
  readCredits,
} from '#tests/support/conta-corrente.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { APROVA, finishWith, pixOf } from '#tests/support/payments.ts';
import {
  BOLETO,
  CARTAO,
  confirmWith,
  DEPOSITO,
  fillCart,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  okOf,
  PIX,
} from '#tests/support/pending-cart.ts';

const HOUR = 3_600_000;
const CLIENTE = 101;
const FORMAS = [BOLETO, CARTAO, DEPOSITO, PIX, PIX];
const NUMBER = fc.nat(1_000_000);

/** Acts of buyer, provider, office and time; the numbers choose what they act on. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pedir' as const),
      formas: fc.array(fc.constantFrom(...FORMAS), { minLength: 1, maxLength: 3 }),
      cashback: fc.constantFrom('0', '0', '7.31'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('finalizar' as const),
      grupos: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('voltar' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cartao' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pix' as const), qual: NUMBER }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('depositar' as const),
      valor: fc.integer({ min: 1, max: 9e5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('tempo' as const), horas: fc.constantFrom(1, 3, 50, 250) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('receber' as const),
      qual: NUMBER,
      // Null is everything.
      valor: fc.constantFrom(null, null, 0, 1, 33, 70_00, 80_00, 9_999_999_00),
    }),
  },
);

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

describe.each(bothDatabases)('balances and credit after any history on $name', ({ open }) => {
  const bench = useBench(open, ({ now }) => ({ pagamentos: createSimulador(() => now) }));

  const deps = () => ({ queries: queriesOf(bench.database.store), clock: () => bench.now });
  const current = async (rep: ApiClient) =>
    (await rep.get(`/Carrinho?idPessoaCliente=${CLIENTE}`)).body?.idCarrinho ?? 0;

  /** Books money for one of the open instalments; refused if it is paid in advance. */
  async function receive(qual: number, valor: number | null): Promise<void> {
    const contas = await bench.database.db
      .selectFrom('contaReceber')
      .select('id')
      .where('dataLiquidacao', 'is', null)
      .orderBy('id')
      .execute();
    const conta = contas[qual % Math.max(1, contas.length)];
    if (conta === undefined) return;
    await transact(bench.database.db, async (trx) => ok(await receberConta(trx, conta.id, valor, bench.now)));
  }

  /** The provider reports one of all codes as paid, also of an order that does not await it any more. */
  async function payPix(qual: number): Promise<void> {
    const pixes = await bench.database.db
      .selectFrom('pagamento')
      .select('idPagamento')
      .where('idFormaPagamento', '=', FORMA_PIX)
      .orderBy('idPagamento')
      .execute();
    const pix = pixes[qual % Math.max(1, pixes.length)];
    if (pix === undefined) return;
    const decisao = { situacao: 'pago', autorizacao: null } as const;
    await queriesOf(bench.database.store).decidirPagamento(pix.idPagamento, decisao, bench.now);
  }

  /** Requests the codes of the orders that await a Pix. */
  async function requestCodes(rep: ApiClient): Promise<void> {
    const grupos = await gruposOf(rep, await current(rep)).catch(() => []);
    for (const { idPrePedido, idFormaPagamento } of grupos)
      if (idFormaPagamento === FORMA_PIX) await pixOf(rep, idPrePedido).catch(() => undefined);
  }

  async function finalise(rep: ApiClient, produtos: readonly number[]): Promise<void> {
    await goOnShopping(rep, await current(rep));
    for (const idProduto of produtos) await okOf(add(rep, idProduto, 40));
    const idCarrinho = await current(rep);
    await accept(rep, idCarrinho);
    await confirm(rep, idCarrinho);
  }

  async function pass(horas: number): Promise<void> {
    bench.later(horas * HOUR);
    await avancarPedidos(deps());
    await liberarCashbacks(deps());
  }

  /** Does an act; the server may refuse it. */
  async function run(did: Act, produtos: readonly number[], rep: ApiClient): Promise<void> {
    switch (did.kind) {
      case 'pedir':
        await goOnShopping(rep, await current(rep));
        await confirmWith(rep, await fillCart(rep, produtos, did.formas), did.cashback);
        return await requestCodes(rep);
      case 'finalizar':
        return await finalise(rep, produtos.slice(0, did.grupos));
      case 'voltar':
        await goOnShopping(rep, await current(rep));
        return;
      case 'cartao':
        await finishWith(rep, await current(rep), APROVA).catch(() => undefined);
        return;
      case 'pix':
        return await payPix(did.qual);
      case 'depositar':
        return await lancar(
          bench.database.db,
          CLIENTE,
          [{ valor: did.valor, observacao: 'Depósito recebido' }],
          bench.now,
        );
      case 'tempo':
        return await pass(did.horas);
      case 'receber':
        return await receive(did.qual, did.valor);
    }
  }

  test('equal what entries, orders and instalments say, to the cent', async () => {
    const seen = { pedidos: 0, notas: 0, partes: 0, liquidadas: 0, creditos: 0, liberados: 0 };
    const histories = fc.asyncProperty(fc.array(act, { minLength: 14, maxLength: 24 }), async (acts) => {
      await bench.database.reset();
      const { db } = bench.database;
      const produtos = await findTresGrupos(db);
      const atFirst = await readCredits(db);
      await db
        .updateTable('cashback')
        .set({ valorCashbackItem: 1500, ...SEM_LIMITES })
        .where('idCashback', '=', 1)
        .execute();
      await db.updateTable('produto').set({ idCashback: 1 }).where('idProduto', 'in', produtos).execute();
      let rep = await bench.api.as('representante');
      for (const did of acts) {
        await run(did, produtos, rep);
        // A session ends as the clock moves.
        if (did.kind === 'tempo') rep = await bench.api.as('representante');
        await expectBalancesFromEntries(db);
        await expectContasAntecipadas(db);
        await expectCreditFromHistory(db, atFirst);
      }
      const effects = await countEffects(db);
      for (const name of names(seen)) seen[name] += effects[name];
    });
    await fc.assert(histories, { numRuns: 10, seed: 27 });
    for (const name of names(seen)) expect(seen[name], name).toBeGreaterThan(0);
  });
});

const SEM_LIMITES = {
  utilizarLimitadorQuantidade: false,
  utilizarLimitadorValor: false,
  idCashbackConfiguracao: null,
};

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** Counts what a history did, so that histories without effect are noticed. */
async function countEffects(db: Database) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from "prePedido")::int as pedidos,
    (select count(*) from "notaFiscal")::int as notas,
    (select count(*) from "contaReceber" where "valorPago" > 0)::int as partes,
    (select count(*) from "contaReceber" where "dataLiquidacao" is not null)::int as liquidadas,
    (select count(*) from "lancamentoContaCorrente" where "idPagamento" is not null)::int as creditos,
    (select count(*) from "cashbackLancamento" where "idTitulo" is not null and "situacao" = 2)::int as liberados
  `.execute(db);
  return z
    .object({
      pedidos: z.int(),
      notas: z.int(),
      partes: z.int(),
      liquidadas: z.int(),
      creditos: z.int(),
      liberados: z.int(),
    })
    .parse(rows[0]);
}
