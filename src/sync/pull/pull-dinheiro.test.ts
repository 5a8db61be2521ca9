import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarContaCorrente } from '#contract/customers/conta-corrente.ts';
import { consultarCashback } from '#contract/customers/meu-cashback.ts';
import { readCashback } from '#mirror/cashback.ts';
import { readExtrato } from '#mirror/extrato.ts';
import { replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullCashback } from './pull-cashback.ts';
import { pullExtrato } from './pull-extrato.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const ID = 101;

async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => answers.shift() ?? silence());
  sync.clock.now = NOW;
  return { ...sync, vault: sync.env.vault };
}

const lancamento = (observacao: string) => ({
  dataHora: '2026-11-20T12:00:00-03:00',
  observacao,
  valor: 10_00,
  naturezaCreditoDebito: { id: 'C' as const, descricao: 'Crédito' },
  saldoAposLancamento: 110_00,
});
const extrato = (...rows: string[]) =>
  replied(consultarContaCorrente, {
    lancamentos: rows.map(lancamento),
    totalizador: {
      totalRegistros: 2,
      saldoInicial: 100_00,
      valorTotalCredito: 20_00,
      valorTotalDebito: 0,
      saldoFinal: 120_00,
      saldoAtual: 125_00,
    },
  });

test('the current account of 90 days is kept with its balances, page by page', async () => {
  const { env, vault, asked } = await world(extrato('a'), extrato('b'));
  expect(await pullExtrato(env, ID)).toEqual({ ok: true, value: null });
  expect(await readExtrato(vault, ID)).toMatchObject({
    at: NOW,
    valor: {
      desde: '2026-08-23',
      saldoInicial: 100_00,
      saldoAtual: 125_00,
      lancamentos: [{ observacao: 'a' }, { observacao: 'b' }],
    },
  });
  expect(asked.map(({ query }) => [query['dataInicial'], query['dataFinal'], query['numeroPagina']])).toEqual(
    [
      ['2026-08-23', '2026-11-21', '1'],
      ['2026-08-23', '2026-11-21', '2'],
    ],
  );
});

const cashback = (...valores: number[]) =>
  replied(consultarCashback, {
    meuCashbackCollection: valores.map((valor) => ({
      meuCashbackSituacao: { idMeuCashbackSituacao: 2, descricaoMeuCashbackSituacao: 'Liberado' },
      titulo: null,
      produto: { idProduto: null, descProduto: 'Saldo anterior' },
      lancamento: { dataHora: '2026-11-20T12:00:00-03:00', valor },
    })),
    totalizador: {
      quantidadeRegistros: 2,
      valorCashbackNaoGerado: 0,
      valorCashbackGerado: 0,
      valorCashbackAplicado: 0,
      valorDisponivel: 45_90,
    },
  });

test('the cashback of 90 days is kept with its balance, page by page', async () => {
  const { env, vault } = await world(cashback(1_00), cashback(2_00));
  expect(await pullCashback(env, ID)).toEqual({ ok: true, value: null });
  const kept = await readCashback(vault, ID);
  expect(kept).toMatchObject({ at: NOW, valor: { desde: '2026-08-23', disponivel: 45_90 } });
  expect(kept?.valor.lancamentos.map((row) => row.lancamento.valor)).toEqual([1_00, 2_00]);
});

test('a failed page keeps what was there', async () => {
  const { env, vault } = await world(extrato('a'), extrato('b'), extrato('c'), silence());
  await pullExtrato(env, ID);
  expect(await pullExtrato(env, ID)).toMatchObject({ ok: false });
  expect((await readExtrato(vault, ID))?.valor.lancamentos).toHaveLength(2);
  expect(await pullCashback(env, ID)).toMatchObject({ ok: false });
  expect(await readCashback(vault, ID)).toBeUndefined();
});
