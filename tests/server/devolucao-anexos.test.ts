import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { anexoPath, encodeForm, enviarAnexo, jpegOf, nomeDoAnexo } from '#tests/support/anexos.ts';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { type Bench, useBench } from '#tests/support/bench.ts';
import { createBuyers } from '#tests/support/buyers.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import {
  CLIENTE,
  cadastro,
  deliver,
  devolucaoDe,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  type Nota,
  rascunho,
  seedNotas,
  type WireDevolucao,
} from '#tests/support/devolucoes.ts';
import { readJson } from '#tests/support/read-json.ts';

const ANEXO = '/Devolucao/Anexo';
const MB = 1024 * 1024;
const [A, B, C, D, E] = [1, 2, 3, 4, 5].map(nomeDoAnexo) as [string, string, string, string, string];
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PNG = bytesOf('\x89PNG\r\n\x1a\n....');

let bench: Bench;
let client: ApiClient;
let nota: Nota;
let id: number;

/** Before each test: a draft of a delivered invoice. */
function beginWithDraft(own: Bench): void {
  beforeEach(async () => {
    bench = own;
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
    id = await rascunho(client, nota);
  });
}

const stored = () =>
  bench.database.db.selectFrom('devolucaoAnexo').selectAll().orderBy('criadoEm').orderBy('idAnexo').execute();
const names = async () => (await stored()).map(({ idAnexo }) => idAnexo);
const told = ({ status, body }: ApiAnswer) => [status, body.Codigo, body.Description];
const remove = (idAnexo: string, from = id) => client.delete(anexoPath(from, idAnexo));
const anexosOf = ({ anexos }: WireDevolucao) => anexos?.map(({ idAnexo }) => idAnexo);
const mudadaEm = async () =>
  (
    await bench.database.db
      .selectFrom('devolucao')
      .select('mudadaEm')
      .where('idDevolucaoEletronica', '=', id)
      .executeTakeFirstOrThrow()
  ).mudadaEm;
/** A raw GET: a photograph is no text. */
const download = async (idAnexo: string, method: 'GET' | 'HEAD' = 'GET', { token } = client, of = id) =>
  bench.api.app.inject({
    method,
    url: `/api${anexoPath(of, idAnexo)}`,
    headers: { authorization: `Bearer ${token}` },
  });
const finish = async () => {
  const [lote] = await lotesDe(client, nota);
  await client.post('/Devolucao/CadastrarItemParcial', itemParcial(id, nota, must(lote, 'a lot'), 1));
  expect((await finalizar(client, id)).status).toBe(200);
};
/** Another user who buys for a customer. */
const buyerOf = async (idPessoaCliente: number) => {
  const [buyer] = await createBuyers(bench.api, { count: 1, idPessoaCliente, now: bench.now });
  return must(buyer, 'a buyer');
};

describe.each(bothDatabases)('photographs of a return on $name', ({ open }) => {
  beginWithDraft(useBench(open));

  test('are kept as they were sent, and served with the type of their content', async () => {
    const answer = await enviarAnexo(client, id, A, jpegOf(5000, 7));
    expect([answer.status, answer.text]).toEqual([200, String(id)]);
    expect((await enviarAnexo(client, id, B, PNG)).status).toBe(200);
    const { idUsuario } = await bench.database.db
      .selectFrom('usuario')
      .select('idUsuario')
      .where('login', '=', 'representante')
      .executeTakeFirstOrThrow();
    const common = { idDevolucaoEletronica: id, criadoEm: bench.now, idUsuario };
    expect(await stored()).toMatchObject([
      { ...common, idAnexo: A, formato: 'jpg' },
      { ...common, idAnexo: B, formato: 'png' },
    ]);
    for (const [idAnexo, bytes, type] of [
      [A, jpegOf(5000, 7), 'image/jpeg'],
      [B, PNG, 'image/png'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await download(idAnexo);
      expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([
        200,
        type,
        String(bytes.length),
      ]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-api']).toBe('maleta/1');
      expect(rawPayload.equals(bytes)).toBe(true);
      const head = await download(idAnexo, 'HEAD');
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, type, '']);
    }
  });

  test('are named by each response with the return, the oldest first; a return without any has an empty list', async () => {
    expect((await devolucaoDe(client, id)).anexos).toEqual([]);
    await enviarAnexo(client, id, C);
    bench.later(1000);
    await enviarAnexo(client, id, A);
    expect(anexosOf(await devolucaoDe(client, id))).toEqual([C, A]);
    const path = `/Devolucao/ConsultarDevolucoes?idCliente=${CLIENTE}`;
    for (const more of ['', '&incluirItens=true']) {
      const [row] = await readJson<WireDevolucao[]>(client, `${path}${more}`);
      expect(anexosOf(must(row, 'a return'))).toEqual([C, A]);
    }
    const refused = await client.post('/Devolucao/Cadastrar', cadastro(nota));
    expect(anexosOf((JSON.parse(refused.text) as { devolucao: WireDevolucao }).devolucao)).toEqual([C, A]);
    await finish();
    expect(anexosOf(await devolucaoDe(client, id))).toEqual([C, A]);
  });

  test('sent five at once by two users are four', async () => {
    const { client: buyer } = await buyerOf(CLIENTE);
    const answers = await Promise.all(
      [A, B, C, D, E].map((one, at) => enviarAnexo(at % 2 === 0 ? client : buyer, id, one)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 422]);
    expect(await names()).toHaveLength(4);
  });

  test('of 2 MB are accepted', async () => {
    expect((await enviarAnexo(client, id, A, jpegOf(2 * MB, 1))).status).toBe(200);
    expect((await stored())[0]?.conteudo).toHaveLength(2 * MB);
    expect((await download(A)).rawPayload).toHaveLength(2 * MB);
  });

  test('are refused while those of all returns fill their space; a removed one gives its own back', async () => {
    await bench.reopen({ anexosBytes: 100 });
    client = await bench.api.as('representante');
    expect((await enviarAnexo(client, id, A, jpegOf(60))).status).toBe(200);
    const full = await enviarAnexo(client, id, B, jpegOf(41));
    expect(told(full)).toEqual([
      422,
      'limite-excedido',
      'Não há espaço para receber fotografias agora. Tente de novo mais tarde.',
    ]);
    expect((await enviarAnexo(client, id, C, jpegOf(40))).status).toBe(200);
    await remove(A);
    expect((await enviarAnexo(client, id, B, jpegOf(41))).status).toBe(200);
    expect(await names()).toEqual([B, C]);
  });
});

// Only a server with several connections has two transactions at once.
describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'photographs of a return on $name',
  ({ open }) => {
    beginWithDraft(useBench(open));

    test('are counted while the return is held', async () => {
      const { client: buyer } = await buyerOf(CLIENTE);
      for (const one of [A, B, C]) await enviarAnexo(client, id, one);
      const { db } = bench.database;
      const waiting = async (): Promise<number> =>
        (
          await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        ).rows.length;
      const sent = await db.transaction().execute(async (holder) => {
        await sql`select 1 from "devolucao" where "idDevolucaoEletronica" = ${id} for update`.execute(holder);
        const both = [enviarAnexo(client, id, D), enviarAnexo(buyer, id, E)];
        await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
        return { both };
      });
      const statuses = (await Promise.all(sent.both)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await names()).toHaveLength(4);
    });
  },
);

describe.each(oneDatabase)('photographs of a return on $name', ({ open }) => {
  beginWithDraft(useBench(open));

  test('of two returns do not mix, whatever their names', async () => {
    await enviarAnexo(client, id, A, jpegOf(10));
    await finish();
    const other = await rascunho(client, nota);
    expect(anexosOf(await devolucaoDe(client, other))).toEqual([]);
    expect((await enviarAnexo(client, other, A, PNG)).status).toBe(200);
    await enviarAnexo(client, other, B, PNG);
    const rows = await readJson<WireDevolucao[]>(
      client,
      `/Devolucao/ConsultarDevolucoes?idCliente=${CLIENTE}`,
    );
    expect(rows.map((row) => [row.idDevolucaoEletronica, anexosOf(row)])).toEqual([
      [other, [A, B]],
      [id, [A]],
    ]);
    const typeOf = async (of: number) => (await download(A, 'GET', client, of)).headers['content-type'];
    expect([await typeOf(id), await typeOf(other)]).toEqual(['image/jpeg', 'image/png']);
    await remove(A, other);
    expect((await download(A)).statusCode).toBe(200);
  });

  test('are four at most, of one return; a removed one makes room', async () => {
    for (const one of [A, B, C, D]) expect((await enviarAnexo(client, id, one)).status).toBe(200);
    const fifth = await enviarAnexo(client, id, E);
    expect(told(fifth)).toEqual([422, 'quantidade-invalida', 'Uma devolução tem no máximo 4 fotografias.']);
    expect((await enviarAnexo(client, id, D)).status).toBe(200);
    expect(await names()).toEqual([A, B, C, D]);
    expect([(await remove(B)).status, (await enviarAnexo(client, id, E)).status]).toEqual([200, 200]);
    expect(await names()).toEqual([A, C, D, E]);
  });

  test('that are empty, of another kind or too large are refused and not kept', async () => {
    const before = await mudadaEm();
    bench.later(1000);
    for (const [bytes, status, codigo, sentence] of [
      [new Uint8Array(), 400, 'requisicao-invalida', 'A fotografia está vazia. Envie outra.'],
      [bytesOf('%PDF-1.7'), 400, 'requisicao-invalida', 'Envie uma fotografia jpg ou png.'],
      [bytesOf('<script>'), 400, 'requisicao-invalida', 'Envie uma fotografia jpg ou png.'],
      [bytesOf('GIF89a'), 400, 'requisicao-invalida', 'Envie uma fotografia jpg ou png.'],
      [jpegOf(2), 400, 'requisicao-invalida', 'Envie uma fotografia jpg ou png.'],
      [jpegOf(2 * MB + 1), 413, 'corpo-grande', 'A fotografia passa de 2 MB. Envie uma menor.'],
      [jpegOf(4 * MB), 413, 'corpo-grande', 'O conteúdo enviado é grande demais.'],
    ] as const)
      expect(told(await enviarAnexo(client, id, A, bytes))).toEqual([status, codigo, sentence]);
    expect([await stored(), await mudadaEm()]).toEqual([[], before]);
  });

  test('in another form than the contract’s are refused', async () => {
    const arquivo = new File([jpegOf(9)], 'foto.jpg');
    const whole = { idDevolucaoEletronica: String(id), idAnexo: A, arquivo };
    const { arquivo: _, ...withoutFile } = whole;
    for (const fields of [
      withoutFile,
      { ...whole, arquivo: 'foto' },
      { ...whole, idAnexo: 'x' },
      { ...whole, idAnexo: A.toUpperCase().replace('4', 'A') },
      { ...whole, idAnexo: `${A}'` },
      { ...whole, idDevolucaoEletronica: '-1' },
      { ...whole, idDevolucaoEletronica: '99999999999' },
    ]) {
      const { headers, payload } = await encodeForm(fields);
      const { status, body } = await client.post(ANEXO, payload, { headers });
      expect([status, body.Codigo]).toEqual([400, 'requisicao-invalida']);
    }
    const json = await client.post(ANEXO, { idDevolucaoEletronica: String(id), idAnexo: A });
    expect([json.status, json.body.Codigo]).toEqual([400, 'requisicao-invalida']);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await client.send(method, `${ANEXO}?idDevolucaoEletronica=${id}&idAnexo=x`)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('are kept once: a repeat under its key, and the same name under another one', async () => {
    const key = randomUUID();
    const first = await enviarAnexo(client, id, A, jpegOf(10, 1), key);
    const again = await enviarAnexo(client, id, A, jpegOf(10, 1), key);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect((await enviarAnexo(client, id, A, jpegOf(10, 2), key)).body.Codigo).toBe('chave-reutilizada');
    const before = await mudadaEm();
    bench.later(1000);
    const renamed = await enviarAnexo(client, id, A, jpegOf(10, 3), randomUUID());
    expect([renamed.status, renamed.text]).toEqual([200, String(id)]);
    const rows = await stored();
    expect(rows.map(({ conteudo }) => Buffer.from(conteudo).equals(jpegOf(10, 1)))).toEqual([true]);
    expect(await mudadaEm()).toEqual(before);
  });

  test('are removed, also twice, and a repeat under its key removes no later one', async () => {
    await enviarAnexo(client, id, A);
    await enviarAnexo(client, id, B);
    const key = randomUUID();
    const first = await client.delete(anexoPath(id, A), { key });
    expect([first.status, first.text]).toEqual([200, String(id)]);
    expect((await remove(A)).status).toBe(200);
    expect(await names()).toEqual([B]);
    await enviarAnexo(client, id, A);
    expect((await client.delete(anexoPath(id, A), { key })).status).toBe(200);
    expect(await names()).toEqual([A, B]);
    const gone = await download(C);
    expect([gone.statusCode, gone.json<{ Codigo: string }>().Codigo]).toEqual([404, 'nao-encontrado']);
  });

  test('mark their return as changed, so that other devices hear of it', async () => {
    const started = await mudadaEm();
    bench.later(1000);
    await remove(A);
    expect(await mudadaEm()).toEqual(started);
    await enviarAnexo(client, id, A);
    expect(await mudadaEm()).toEqual(bench.now);
    bench.later(1000);
    await remove(A);
    expect(await mudadaEm()).toEqual(bench.now);
  });

  test('stay as they are once the return is finalised, and can still be seen', async () => {
    await enviarAnexo(client, id, A);
    await finish();
    for (const answer of [
      await enviarAnexo(client, id, B),
      await enviarAnexo(client, id, A),
      await remove(A),
    ]) {
      expect(told(answer)).toEqual([
        409,
        'situacao-nao-permite',
        'A situação da devolução selecionada não permite que sejam feitas alterações.',
      ]);
      const { devolucao } = JSON.parse(answer.text) as { devolucao: WireDevolucao };
      expect([devolucao.idDevolucaoEletronica, anexosOf(devolucao), devolucao.itens?.length]).toEqual([
        id,
        [A],
        1,
      ]);
    }
    expect([await names(), (await download(A)).statusCode]).toEqual([[A], 200]);
  });

  test('of another user’s customer are not found, as if there were none', async () => {
    await enviarAnexo(client, id, A);
    const { client: other } = await buyerOf(107);
    const missing = 999_999;
    for (const [foreign, unknown] of [
      [await enviarAnexo(other, id, B), await enviarAnexo(other, missing, B)],
      [await enviarAnexo(other, id, A), await enviarAnexo(client, missing, A)],
      [await other.delete(anexoPath(id, A)), await other.delete(anexoPath(missing, A))],
      [await other.get(anexoPath(id, A)), await other.get(anexoPath(missing, A))],
      [await other.get(anexoPath(id, A)), await client.get(anexoPath(id, B))],
    ] as const) {
      expect([foreign.status, foreign.body.Codigo]).toEqual([404, 'nao-encontrado']);
      expect(foreign.text).toBe(unknown.text);
    }
    const head = await download(A, 'HEAD', other);
    expect([head.statusCode, head.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect((await bench.api.nobody.get(anexoPath(id, A))).status).toBe(401);
    expect((await enviarAnexo(bench.api.nobody, id, B)).status).toBe(401);
    expect(await names()).toEqual([A]);
    await bench.database.db.deleteFrom('usuarioCliente').where('idPessoaCliente', '=', CLIENTE).execute();
    expect([(await download(A)).statusCode, (await remove(A)).status]).toEqual([404, 404]);
  });

  test('can be added and seen by each user of the customer', async () => {
    const { client: buyer, idUsuario } = await buyerOf(CLIENTE);
    expect((await enviarAnexo(buyer, id, A)).status).toBe(200);
    expect((await stored())[0]?.idUsuario).toBe(idUsuario);
    expect((await download(A)).statusCode).toBe(200);
    expect((await remove(A)).status).toBe(200);
  });

  test('go with their draft', async () => {
    await enviarAnexo(client, id, A);
    expect((await client.delete(`/Devolucao?idDevolucaoEletronica=${id}`)).status).toBe(200);
    expect([await stored(), (await download(A)).statusCode]).toEqual([[], 404]);
    expect((await enviarAnexo(client, id, A)).status).toBe(404);
    expect((await remove(A)).status).toBe(404);
  });
});
