import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSimulador } from '#server/demo/payments/simulator.ts';
import { type Api, type ApiAnswer, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { cardFor, encoded, finish, RECUSA, SILENCIO_COBRADO } from '#tests/support/payments.ts';
import { CARTAO, findTresGrupos, gruposOf, pendingCart } from '#tests/support/pending-cart.ts';

/** An invented card whose every part differs from all other data. */
const MARCADO = {
  NumeroCartaoCredito: '4539578763621486',
  NomePortador: 'Zulmira Marcadora',
  CodigoSeguranca: '9183',
};

/** Tables that a payment may write to. */
const WRITTEN = ['pagamento', 'carrinho', 'carrinhoGrupo', 'prePedido', 'mutacao', 'sessao', 'pessoa'];

describe.each(oneDatabase)('card data on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  const lines: string[] = [];
  const now = new Date('2026-11-20T15:00:00Z');

  beforeAll(async () => {
    database = await open();
    const simulador = createSimulador(() => now);
    api = await openApi(database, {
      clock: () => now,
      log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
      pagamentos: {
        ...simulador,
        async cobrarCartao(nova) {
          if (nova.parcelas === 3) throw new Error('the provider broke');
          return await simulador.cobrarCartao(nova);
        },
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Every cell of every table as text, with its place. */
  async function* cells(): AsyncGenerator<{ place: string; text: string }> {
    const { rows } = await sql<{ table: string }>`
      select table_name as "table" from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
    for (const { table } of rows) {
      const found = await sql<{ text: string }>`
        select t::text as "text" from ${sql.table(table)} t`.execute(database.db);
      for (const { text } of found.rows) yield { place: table, text };
    }
  }

  test('is in no table, no log line and no response, however the payment ends', async () => {
    const rep = await api.as('representante');
    const { idCarrinho } = await pendingCart(rep, await findTresGrupos(database.db), [CARTAO]);
    const [grupo] = await gruposOf(rep, idCarrinho);
    if (grupo === undefined) throw new Error('no group');
    const pay = (more: object) => finish(rep, idCarrinho, [cardFor(grupo, { ...MARCADO, ...more })]);
    const answers: ApiAnswer[] = [
      await pay({ NumeroCartaoCredito: `${MARCADO.NumeroCartaoCredito.slice(0, -1)}7` }),
      await pay({ NumeroCartaoCredito: RECUSA }),
      await rep.post('/extratocliente/enviarPagamentoCartaoCredito', {
        DadosPagamento: `${encoded([cardFor(grupo, MARCADO)])}!`,
      }),
      await rep.post(
        '/pagamento/finalizar',
        `{"CartaoCreditoPagamentoCollection":"${MARCADO.CodigoSeguranca}`,
      ),
      await pay({ IDPrePedido: 'x' }),
      await pay({ QuantidadeParcelas: 3 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 400, 422, 500]);
    await database.db.deleteFrom('pagamento').where('situacao', '=', 'processando').execute();
    answers.push(await pay({ NumeroCartaoCredito: SILENCIO_COBRADO }), await pay({}));
    expect(answers.slice(-2).map(({ status }) => status)).toEqual([503, 200]);
    expect(answers.every(({ headers }) => headers['cache-control'] === 'no-store')).toBe(true);

    const numbers = [MARCADO.NumeroCartaoCredito, RECUSA, SILENCIO_COBRADO];
    const secrets = [...numbers, MARCADO.NumeroCartaoCredito.slice(-8), 'zulmira', 'marcadora', 'W3siSURQ'];
    // Ids and moments may contain four digits; a code would stand by itself.
    const isCode = (text: string) => /(?<![\w.-])9183(?![\w.-])/.test(text);
    const leaks = (text: string) => [
      ...secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
      ...(isCode(text) ? ['9183'] : []),
    ];
    for (const { text } of answers) expect(leaks(text)).toEqual([]);
    expect(lines.length).toBeGreaterThan(answers.length);
    expect(lines.filter((line) => leaks(line).length > 0)).toEqual([]);
    let seen = 0;
    for await (const { place, text } of cells()) {
      // The catalogue has products, prices and stocks of four digits.
      const found = leaks(text).filter((secret) => secret !== '9183' || WRITTEN.includes(place));
      expect(found, place).toEqual([]);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(1000);
  });
});
