import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORMA_BOLETO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';

const PATH = '/demo/retaguarda';
const SAME = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const CLIENTE = 101;

describe('the page of the demonstration’s office', () => {
  let database: TestDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openApi(database, {
      clock: () => new Date('2026-11-20T15:00:00Z'),
      demonstracao: DEMONSTRACAO,
    });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(() => database.reset());

  const read = async (query = '') => (await api.app.inject({ method: 'GET', url: `${PATH}${query}` })).body;
  const post = (fields: Record<string, string>, headers: Record<string, string> = SAME) =>
    api.app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ acao: 'receber', cliente: String(CLIENTE), ...fields }).toString(),
    });

  /** An instalment of 300,00 that holds 300,00 of credit, late for ten days. */
  async function owe(more: object = {}): Promise<number> {
    const { id } = await database.db
      .insertInto('contaReceber')
      .values({
        idPessoaCliente: CLIENTE,
        idPessoaFilial: 1,
        idPrePedido: null,
        idTitulo: null,
        idFormaPagamento: FORMA_BOLETO,
        idBoleto: null,
        numero: '<b>77</b>',
        dataEmissao: '2026-10-01',
        dataVencimento: '2026-11-10',
        dataLiquidacao: null,
        valor: 300_00,
        creditoTomado: 300_00,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const contaOf = (id: number) =>
    database.db
      .selectFrom('contaReceber')
      .select(['dataLiquidacao', 'valorPago', 'creditoTomado'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const credit = async () =>
    (
      await database.db
        .selectFrom('pessoa')
        .select('limiteDisponivel')
        .where('idPessoa', '=', CLIENTE)
        .executeTakeFirstOrThrow()
    ).limiteDisponivel;

  test('lists the open instalments of a customer, with texts escaped', async () => {
    await owe();
    await owe({ numero: '78', dataLiquidacao: '2026-11-12' });
    await owe({ numero: '79', idFormaPagamento: FORMA_PIX });
    expect(await read()).not.toContain('Receber a conta');
    const page = await read(`?cliente=${CLIENTE}`);
    expect(page).toContain('Receber a conta &#60;b&#62;77');
    // 2 % and ten days of 1 % a month.
    expect(page).toContain('<td>R$\u00a0307,00</td>');
    expect(page).not.toMatch(/conta 7[89]/);
    expect(await read('?cliente=x')).not.toContain('Receber a conta');
    expect(await read('?cliente=103')).toContain('Este cliente não tem contas abertas.');
  });

  test('offers every customer, those with something open before the others', async () => {
    await database.db.deleteFrom('contaReceber').execute();
    await owe();
    const options = [...(await read()).matchAll(/<optgroup label="([^"]*)">|<option value="(\d+)"/g)];
    const [aberto, primeiro, fechado, ...outros] = options.map(([, label, id]) => label ?? Number(id));
    expect([aberto, primeiro, fechado]).toEqual(['Com algo em aberto', CLIENTE, 'Sem nada em aberto']);
    const clientes = await database.db
      .selectFrom('pessoa')
      .select('idPessoa')
      .where('tipo', '=', 'cliente')
      .execute();
    const others = clientes.map(({ idPessoa }) => idPessoa).filter((id) => id !== CLIENTE);
    expect(new Set(outros)).toEqual(new Set(others));
    expect(outros).toContain(103);
  });

  test('takes money in parts and then the rest: credit comes back with each, once', async () => {
    const id = await owe();
    const before = await credit();
    const part = await post({ id: String(id), valor: '100.50' });
    expect([part.statusCode, part.headers.location]).toEqual([303, `${PATH}?cliente=${CLIENTE}`]);
    // R$ 7,00 of it is fine and interest, which held no credit.
    expect(await contaOf(id)).toEqual({ dataLiquidacao: null, valorPago: 100_50, creditoTomado: 206_50 });
    expect(await credit()).toBe(before + 93_50);
    // 307,00 less the part: nothing of the interest is let go.
    expect(await read(`?cliente=${CLIENTE}`)).toContain('<td>R$\u00a0206,50</td>');
    expect((await post({ id: String(id), valor: '' })).statusCode).toBe(303);
    expect(await contaOf(id)).toEqual({ dataLiquidacao: '2026-11-20', valorPago: 100_50, creditoTomado: 0 });
    expect(await credit()).toBe(before + 300_00);
    expect((await post({ id: String(id), valor: '' })).statusCode).toBe(409);
    expect(await credit()).toBe(before + 300_00);
  });

  test('settles once when it is told twice at the same moment', async () => {
    const id = await owe();
    const before = await credit();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post({ id: String(id), valor: '' })));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([303, 409, 409, 409, 409, 409]);
    expect(await credit()).toBe(before + 300_00);
  });

  test('gives back no credit for an instalment that took none', async () => {
    const id = await owe({ creditoTomado: 0 });
    const before = await credit();
    await post({ id: String(id), valor: '10' });
    await post({ id: String(id), valor: '' });
    expect((await contaOf(id)).dataLiquidacao).toBe('2026-11-20');
    expect(await credit()).toBe(before);
  });

  test.each(['0', '-1', '307', '307.01', '1e3', '1.234', 'x', '9999999999'])(
    'refuses %s as a part and books nothing',
    async (valor) => {
      const id = await owe();
      const answer = await post({ id: String(id), valor });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('acima de zero e abaixo do que se deve');
      expect(await contaOf(id)).toMatchObject({ valorPago: 0, dataLiquidacao: null });
    },
  );

  test('refuses advance payments, unknown instalments, unknown acts and forms of other sites', async () => {
    const adiantada = await owe({ idFormaPagamento: FORMA_PIX });
    expect((await post({ id: String(adiantada), valor: '' })).statusCode).toBe(422);
    for (const id of ['0', '-1', '999999999', '2147483648', 'x'])
      expect((await post({ id, valor: '' })).statusCode, id).toBe(404);
    const id = await owe();
    expect((await post({ id: String(id), acao: 'apagar' })).statusCode).toBe(404);
    const other = { origin: 'https://other.example', host: 'localhost:3000' };
    expect((await post({ id: String(id), valor: '' }, other)).statusCode).toBe(403);
    expect((await contaOf(id)).dataLiquidacao).toBeNull();
  });
});
