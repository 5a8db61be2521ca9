import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatDocument } from '#lib/format-document.ts';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { VISITOR_LIMITS } from '#server/http/gates/visitor-gate.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { readPdf } from '#tests/support/pdf.ts';

type Parametro = 'cpfCnpj' | 'notaFiscal' | 'numerodocumento';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const pathOf = (asked: Partial<Record<Parametro, string>>, encode = base64) =>
  `/segundaviaboleto?${new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, encode(value)]),
  ).toString()}`;

const LIMIT = VISITOR_LIMITS['segunda-via'];

const NADA = 'Nenhum boleto em aberto foi encontrado para os dados informados.';

describe.each(oneDatabase)('second copies of boletos on $name', ({ open }) => {
  const bench = useBench(open, () => ({ loginLimits: LOGIN_LIMITS }));
  beforeEach(() => bench.database.db.transaction().execute((trx) => seedHistorico(trx, bench.now)));

  /** An open boleto of two customers, the first with a second instalment under its invoice. */
  async function findNota() {
    const all = await bench.database.db
      .selectFrom('contaReceber')
      .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
      .innerJoin('pessoa', 'pessoa.idPessoa', 'contaReceber.idPessoaCliente')
      .selectAll('contaReceber')
      .select(['notaFiscal.numDocumento', 'pessoa.cpfCnpj', 'pessoa.nome'])
      .where('contaReceber.idBoleto', 'is not', null)
      .orderBy('contaReceber.id')
      .execute();
    const first = must(all[0], 'boleto');
    const other = must(
      all.find((boleto) => boleto.idPessoaCliente !== first.idPessoaCliente),
      "another customer's boleto",
    );
    const { numDocumento, cpfCnpj, nome, id: _, ...conta } = first;
    const second = { ...conta, idBoleto: 999_999, numero: `${numDocumento}/2`, dataVencimento: '2027-03-01' };
    await bench.database.db.insertInto('contaReceber').values(second).execute();
    await bench.database.db.updateTable('contaReceber').set({ dataLiquidacao: null }).execute();
    return { first, other, boletos: [first, { ...second, cpfCnpj, nome }], notaFiscal: String(numDocumento) };
  }

  const get = (path: string, remoteAddress = '10.0.0.1') =>
    bench.api.app.inject({ method: 'GET', url: `/api${path}`, remoteAddress });

  test('are a ZIP with a page for each open boleto, whose line contains its day and amount', async () => {
    const { boletos, first, notaFiscal } = await findNota();
    const answer = await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Boletos-20261120120000.zip"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-api']).toBe('maleta/1');
    const files = Object.entries(unzipSync(answer.rawPayload));
    expect(files.map(([name]) => name)).toEqual(
      boletos.map(({ numero }) => `Boleto-${numero.replace('/', '-')}.pdf`),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const [at, [, bytes]] of files.entries()) {
      const boleto = boletos[at] ?? first;
      const { text } = readPdf(bytes);
      const line = /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d (\d{4})(\d{10})$/m.exec(text);
      // Days since 22 February 2025, from 1000 on, and the cents.
      const fator = 1000 + (Date.parse(boleto.dataVencimento) - Date.parse('2025-02-22')) / 86_400_000;
      expect([line?.[1], line?.[2]]).toEqual([String(fator), String(boleto.valor).padStart(10, '0')]);
      expect(text).toContain(boleto.nome);
      expect(text).toContain(boleto.numero);
    }
  });

  test('are found by the number of one document alone, and by a tax id in any notation', async () => {
    const { first } = await findNota();
    for (const cpfCnpj of [first.cpfCnpj, formatDocument(first.cpfCnpj), ` ${first.cpfCnpj} `]) {
      const answer = await get(pathOf({ cpfCnpj, notaFiscal: '', numerodocumento: first.numero }));
      expect(Object.keys(unzipSync(answer.rawPayload))).toEqual([
        `Boleto-${first.numero.replace('/', '-')}.pdf`,
      ]);
    }
  });

  test('of a boleto that joins two invoices are found by the number of each', async () => {
    const { first, other } = await findNota();
    const idTitulo = must(other.idTitulo, 'invoice');
    const asked = pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal: String(other.numDocumento) });
    expect((await get(asked)).json().Description).toBe(NADA);
    await bench.database.db.insertInto('contaReceberNota').values({ idConta: first.id, idTitulo }).execute();
    const answer = await get(asked);
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual([
      `Boleto-${first.numero.replace('/', '-')}.pdf`,
    ]);
  });

  test('can be requested in base64url too', async () => {
    const { first, notaFiscal } = await findNota();
    const url = (text: string) => Buffer.from(text).toString('base64url');
    expect((await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal }, url))).statusCode).toBe(200);
  });

  test('leave out paid boletos', async () => {
    const { boletos, first, notaFiscal } = await findNota();
    const paid = bench.database.db.updateTable('contaReceber').set({ dataLiquidacao: '2026-11-19' });
    await paid.where('id', '=', first.id).execute();
    const answer = await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal }));
    expect(Object.keys(unzipSync(answer.rawPayload))).toHaveLength(boletos.length - 1);
    await paid.execute();
    expect((await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal }))).statusCode).toBe(404);
  });

  test('are found only with both values, and all other responses are alike', async () => {
    const { first, other, notaFiscal } = await findNota();
    const asked = [
      { cpfCnpj: other.cpfCnpj, notaFiscal },
      { cpfCnpj: first.cpfCnpj, notaFiscal: String(other.numDocumento) },
      { cpfCnpj: first.cpfCnpj, notaFiscal: '99999999' },
      { cpfCnpj: '52998224725', notaFiscal },
      { cpfCnpj: first.cpfCnpj, notaFiscal, numerodocumento: other.numero },
      { cpfCnpj: first.cpfCnpj, numerodocumento: '%' },
      { cpfCnpj: first.cpfCnpj, numerodocumento: notaFiscal },
    ];
    const answers = await Promise.all(asked.map((one) => get(pathOf(one))));
    const bodies = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
    expect([...bodies]).toEqual([
      `404 ${JSON.stringify({ Message: 'Atenção!', Description: NADA, Codigo: 'nao-encontrado' })}`,
    ]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  });

  test.each([
    [{ notaFiscal: '310001' }, 'O campo cpfCnpj está ausente ou é inválido (na consulta).'],
    [{ cpfCnpj: '', notaFiscal: '310001' }, 'Campo obrigatório.'],
    [{ cpfCnpj: '123', notaFiscal: '310001' }, 'O CPF/CNPJ informado é inválido.'],
    [{ cpfCnpj: '52998224725' }, 'Informe a nota fiscal ou o número do documento.'],
    [{ cpfCnpj: '52998224725', notaFiscal: '1 or 1' }, 'Informe apenas números, no máximo 8 dígitos.'],
    [
      { cpfCnpj: '52998224725', numerodocumento: 'x\0y' },
      'Os dados da segunda via estão em formato inválido.',
    ],
    [{ cpfCnpj: '52998224725', numerodocumento: 'x'.repeat(51) }, 'Informe no máximo 50 caracteres.'],
  ])('%o is refused in words', async (asked, sentence) => {
    const answer = await get(pathOf(asked));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { Message: 'Atenção!', Description: sentence, Codigo: 'requisicao-invalida' },
    ]);
  });

  test('are returned for a tax id only with a number', async () => {
    const { first } = await findNota();
    const queries = queriesOf(bench.database.store);
    const all = { cpfCnpj: first.cpfCnpj, notaFiscal: undefined, numero: undefined };
    expect(await queries.listBoletosAbertos(all)).toEqual([]);
    expect(await queries.listBoletosAbertos({ ...all, numero: first.numero })).toHaveLength(1);
    await queries.close();
  });

  test('invalid base64 is refused', async () => {
    const answer = await get('/segundaviaboleto?cpfCnpj=12.345&notaFiscal=MQ==');
    expect(answer.json()).toMatchObject({ Codigo: 'requisicao-invalida' });
  });

  test('numbers cannot be guessed one by one, and a right one does not count', async () => {
    const { first, notaFiscal } = await findNota();
    const right = pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal });
    const wrong = (n: number) => pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal: String(n) });
    for (let n = 1; n <= LIMIT.perAddress; n += 1) {
      expect((await get(right)).statusCode).toBe(200);
      expect((await get(wrong(n))).statusCode).toBe(404);
    }
    const late = await get(right);
    expect([late.statusCode, late.json().Codigo]).toEqual([429, 'muitas-requisicoes']);
    expect(late.headers['retry-after']).toBeDefined();
    // From elsewhere it can still be requested, though not without end.
    for (let n = LIMIT.perAddress + 1; n <= LIMIT.perName; n += 1)
      expect((await get(wrong(n), `10.0.1.${n}`)).statusCode).toBe(404);
    expect((await get(right, '10.0.2.1')).statusCode).toBe(429);
    bench.later(LIMIT.windowMs);
    expect((await get(right)).statusCode).toBe(200);
  });

  test('right numbers return at most sixty copies in a quarter of an hour', async () => {
    const { first, notaFiscal } = await findNota();
    const right = pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal });
    const limits = { ...VISITOR_LIMITS, 'segunda-via-certa': { perAddress: 3, windowMs: 60_000 } };
    expect(VISITOR_LIMITS['segunda-via-certa'].perAddress).toBe(60);
    await bench.reopen({ visitorLimits: limits });
    for (let n = 0; n < 3; n += 1) expect((await get(right)).statusCode).toBe(200);
    expect((await get(right)).statusCode).toBe(429);
    bench.later(60_000);
    expect((await get(right)).statusCode).toBe(200);
  });

  test('the log contains no value of the request', async () => {
    const { first, notaFiscal } = await findNota();
    await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal }));
    await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal: '99999999' }));
    await get(pathOf({ cpfCnpj: first.cpfCnpj, notaFiscal: 'x' }));
    const log = bench.log();
    expect(log).toContain('/api/segundaviaboleto');
    for (const secret of [first.cpfCnpj, notaFiscal, base64(first.cpfCnpj), base64(notaFiscal), first.nome])
      expect(log).not.toContain(secret);
  });
});
