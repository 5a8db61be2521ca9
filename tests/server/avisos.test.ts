import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  finishWith,
  pixOf,
  SILENCIO,
  SILENCIO_COBRADO,
  throughTo,
  triesOf,
} from '#tests/support/payments.ts';
import {
  CARTAO,
  type Forma,
  findTresGrupos,
  gruposOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

const SEGREDO = 'um-segredo-de-teste-com-32-letras';
const START = new Date('2026-11-20T15:00:00Z');
const SECOND = 1000;

describe.each(oneDatabase)('notices of the payment provider on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let queries: Queries;
  let simulador: Simulador;
  let now: Date;
  let lines: string[];

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    api = await openApi(database, {
      clock: () => now,
      pagamentos: throughTo(() => simulador),
      segredoDosAvisos: SEGREDO,
      log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
    });
  });
  beforeEach(async () => {
    now = START;
    lines = [];
    simulador = createSimulador(() => now);
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });

  const watch = () => vigiarPagamentos({ queries, pagamentos: simulador, clock: () => now });
  const signed = (payload: string, at = now, segredo = SEGREDO): string => {
    const t = Math.floor(at.getTime() / SECOND);
    return `t=${t},v1=${createHmac('sha256', segredo).update(`${t}.${payload}`).digest('hex')}`;
  };
  async function tell(payload: string, assinatura: string | undefined = signed(payload)) {
    const headers = {
      'content-type': 'application/json',
      ...(assinatura === '' ? {} : { 'maleta-assinatura': assinatura }),
    };
    const answer = await api.app.inject({ method: 'POST', url: '/avisos/pagamento', headers, payload });
    return { status: answer.statusCode, text: answer.body };
  }
  const about = (referencia: string) => JSON.stringify({ referencia });
  async function openPix(): Promise<string> {
    const [grupo] = await gruposOf(rep, await pendingWith(PIX));
    await pixOf(rep, must(grupo, 'group').idPrePedido);
    return must(simulador.listarPix()[0], 'pix').txid;
  }
  const pendingWith = async (forma: Forma): Promise<number> =>
    (await pendingCart(rep, await findTresGrupos(database.db), [forma])).idCarrinho;
  const readDue = async () =>
    (await database.db.selectFrom('pagamento').select('proximaConsulta').executeTakeFirstOrThrow())
      .proximaConsulta;

  test('a signed notice makes the server ask the provider at once, and only the provider’s response counts', async () => {
    const txid = await openPix();
    await watch();
    expect(await readDue()).toEqual(new Date(START.getTime() + 15 * SECOND));
    const payload = JSON.stringify({ referencia: txid, situacao: 'paga', valor: 1 });
    expect(await tell(payload)).toEqual({ status: 202, text: '' });
    await watch();
    expect(await triesOf(database.db)).toEqual(['pendente']);

    simulador.liquidarPix(txid);
    for (let i = 0; i < 3; i += 1) expect((await tell(about(txid))).status).toBe(202);
    await watch();
    expect(await triesOf(database.db)).toEqual(['pago']);
    // Once the payment is settled, a notice changes nothing.
    expect((await tell(about(txid))).status).toBe(202);
    expect(await readDue()).toBeNull();
  });

  test.each([
    ['no signature', () => ''],
    ['no signature in it', () => 'x'],
    ['the signature of another secret', (body: string) => signed(body, now, `${SEGREDO}x`)],
    ['the signature of another body', (body: string) => signed(`${body} `)],
    ['a time that is not the signed one', (body: string) => signed(body).replace(/^t=\d+/, 't=1763650801')],
    [
      'a signature of more than five minutes ago',
      (body: string) => signed(body, new Date(now.getTime() - 301 * SECOND)),
    ],
    ['a signature of a time to come', (body: string) => signed(body, new Date(now.getTime() + 302 * SECOND))],
  ])('a notice with %s is refused, and the provider is not asked', async (_what, assinaturaOf) => {
    const txid = await openPix();
    const body = about(txid);
    expect(await tell(body, assinaturaOf(body))).toEqual({ status: 401, text: '' });
    expect(await readDue()).toEqual(new Date(START.getTime() + 15 * SECOND));
  });

  test('a signature is valid for five minutes', async () => {
    const body = about(await openPix());
    expect((await tell(body, signed(body, new Date(now.getTime() - 300 * SECOND)))).status).toBe(202);
  });

  test('a notice on an unknown charge gets the same response as one on a known charge', async () => {
    expect(await tell(about('0'.repeat(32)))).toEqual(await tell(about(await openPix())));
  });

  test.each(['[]', '{}', '{"referencia":7}', about(''), about('x'.repeat(65)), '{"referencia":"a\\u0000"}'])(
    '%s is refused even if it is signed',
    async (payload) => {
      expect((await tell(payload)).status).toBe(400);
    },
  );

  test('a body of more than 1 KB is not read', async () => {
    expect((await tell(`{"referencia":"x","mais":"${'y'.repeat(1024)}"}`)).status).toBe(413);
  });

  test('a card without a response is settled if it was charged, but not given up while its request may still run', async () => {
    for (const [numero, situacao] of [
      [SILENCIO_COBRADO, 'pago'],
      [SILENCIO, 'processando'],
    ] as const) {
      await database.reset();
      rep = await api.as('representante');
      await finishWith(rep, await pendingWith(CARTAO), numero);
      const { referencia } = await database.db
        .selectFrom('pagamento')
        .select('referencia')
        .executeTakeFirstOrThrow();
      await tell(about(referencia));
      await watch();
      expect(await triesOf(database.db)).toEqual([situacao]);
    }
  });

  test('the log contains no secret, no signature and no reference', async () => {
    const body = about(await openPix());
    const assinatura = signed(body);
    await tell(body, assinatura);
    await tell(body, `${assinatura}0`);
    const log = lines.join('\n');
    expect(log).toContain('/avisos/pagamento');
    for (const secret of [SEGREDO, assinatura.slice(-64), JSON.parse(body).referencia])
      expect(log).not.toContain(secret);
  });

  test('a server without a secret has no address for notices', async () => {
    const without = await openApi(database, { clock: () => now });
    const answer = await without.app.inject({ method: 'POST', url: '/avisos/pagamento' });
    await without.close();
    expect(answer.statusCode).toBe(404);
  });
});
