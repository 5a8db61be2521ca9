import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeForm, jpegOf } from '#tests/support/anexos.ts';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { type Bench, useBench } from '#tests/support/bench.ts';
import { createBuyers } from '#tests/support/buyers.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import {
  CLIENTE,
  DOCUMENTOS,
  formOf,
  guardadas,
  LIMITE,
  listar,
  pdfOf,
  permitirKb,
  solicitar,
} from '#tests/support/documentos.ts';

const KB = 1024;
const MB = 1024 * KB;
const ENVIADA = '"Solicitação enviada. Acompanhe a situação nesta tela."';
const JA_ABERTA = '"Este documento já está em uma solicitação aberta. Acompanhe a situação nesta tela."';
const VAZIO = 'O arquivo está vazio. Envie outro.';
const FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const told = ({ status, body }: ApiAnswer) => [status, body.Codigo, body.Description];
const PNG = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82');
const INCOMPLETO = 'O arquivo está incompleto. Escolha-o de novo.';

let bench: Bench;
let client: ApiClient;

function begin(own: Bench): void {
  beforeEach(async () => {
    bench = own;
    client = await bench.api.as('representante');
  });
}

const stored = () => guardadas(bench.database.db);
const close = (situacao: number) =>
  bench.database.db
    .updateTable('pendenciaDocumento')
    .set({ situacao, dataResolucao: situacao === 2 ? bench.now : null })
    .execute();

const CLIENTE_FIELD = ['name="idPessoaCliente"', bytesOf(String(CLIENTE))] as const;
const fileField = (filename: string, content: Uint8Array) =>
  [`name="licensaSanitaria"; filename="${filename}"`, content] as const;
const postForm = (form: Buffer, limite = LIMITE) =>
  client.post(DOCUMENTOS, form, { headers: { 'content-type': `multipart/form-data; boundary=${limite}` } });

describe.each(bothDatabases)('a document sent for review on $name', ({ open }) => {
  begin(useBench(open));

  test('is kept byte for byte, with the type of its content and without its name', async () => {
    const before = bench.log().length;
    const files = [pdfOf(3 * MB, 7), jpegOf(500), PNG];
    for (const [at, bytes] of files.entries()) {
      const answer = await solicitar(client, bytes, { name: `segredo-${at}.exe` });
      expect([answer.status, answer.text]).toEqual([200, ENVIADA]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const rows = await stored();
    expect(rows.map(({ arquivo }) => sha256(arquivo ?? new Uint8Array()))).toEqual(files.map(sha256));
    expect(rows.map(({ formato, tamanho }) => [formato, tamanho])).toEqual([
      ['pdf', 3 * MB],
      ['jpg', 500],
      ['png', PNG.length],
    ]);
    const { idUsuario } = await bench.database.db
      .selectFrom('usuario')
      .select('idUsuario')
      .where('login', '=', 'representante')
      .executeTakeFirstOrThrow();
    for (const row of rows)
      expect(row).toMatchObject({
        idPessoaCliente: CLIENTE,
        idUsuario,
        dataPendencia: bench.now,
        dataResolucao: null,
        situacao: 1,
        origem: 'Portal',
      });
    const texts = rows.map(({ arquivo: _, ...rest }) => rest);
    expect(JSON.stringify(texts)).not.toContain('segredo');
    const log = bench.log().slice(before);
    expect(log).not.toBe('');
    expect(log).not.toContain('segredo');
    expect(log).not.toContain('PDF-');
  });

  test('is the newest open request of the list', async () => {
    await solicitar(client);
    bench.later(1000);
    await solicitar(client, jpegOf(50));
    const { colecao, totalRegistros } = await listar(client);
    expect(totalRegistros).toBe(2);
    expect(colecao[0]).toMatchObject({
      dataPendencia: '2026-11-20T12:00:01-03:00',
      situacao: { descricao: 'Aberta' },
      origem: { descricao: 'Portal' },
      dataResolucao: null,
    });
  });

  test('is the same request again while that is open, without a key and from another user, who are told so', async () => {
    const [buyer] = await createBuyers(bench.api, { count: 1, idPessoaCliente: CLIENTE, now: bench.now });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => solicitar(client)),
      ...(buyer ? [solicitar(buyer.client), solicitar(buyer.client, pdfOf(100), { key: randomUUID() })] : []),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.map(({ text }) => text).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => JA_ABERTA),
      ENVIADA,
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test('is another request for another customer, with another content, or once the first is closed', async () => {
    await solicitar(client);
    await solicitar(client, pdfOf(100), { cliente: 102 });
    await solicitar(client, pdfOf(100, 1));
    expect((await stored()).map(({ idPessoaCliente }) => idPessoaCliente)).toEqual([101, 102, 101]);
    await close(2);
    await solicitar(client);
    expect(await stored()).toHaveLength(4);
    await close(3);
    await solicitar(client);
    await solicitar(client);
    expect(await stored()).toHaveLength(5);
  });

  test('under its key is sent once, also when its request was closed since', async () => {
    const key = randomUUID();
    const first = await solicitar(client, pdfOf(100), { key });
    await close(2);
    const again = await solicitar(client, pdfOf(100), { key, name: 'outro-nome.pdf' });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await stored()).toHaveLength(1);
    const other = await solicitar(client, pdfOf(100, 1), { key });
    expect([other.status, other.body.Codigo]).toEqual([422, 'chave-reutilizada']);
    expect((await solicitar(client, pdfOf(100), { key, cliente: 102 })).body.Codigo).toBe(
      'chave-reutilizada',
    );
    expect(await stored()).toHaveLength(1);
  });

  test('is refused for now while those of all requests fill their space', async () => {
    await bench.reopen({ documentosBytes: 150 });
    client = await bench.api.as('representante');
    const key = randomUUID();
    expect((await solicitar(client, pdfOf(100))).status).toBe(200);
    const full = await solicitar(client, pdfOf(51), { key });
    expect(told(full)).toEqual([
      503,
      'indisponivel',
      'Não há espaço para receber documentos agora. Tente de novo mais tarde.',
    ]);
    expect(full.headers['retry-after']).toBeDefined();
    // One that is there already takes no space.
    expect((await solicitar(client, pdfOf(100))).status).toBe(200);
    expect((await solicitar(client, pdfOf(50))).status).toBe(200);
    expect(await stored()).toHaveLength(2);
    await bench.reopen({ documentosBytes: 1000 });
    client = await bench.api.as('representante');
    expect((await solicitar(client, pdfOf(51), { key })).status).toBe(200);
    expect(await stored()).toHaveLength(3);
  });
});

describe.each(oneDatabase)('a document sent for review on $name', ({ open }) => {
  begin(useBench(open));

  test('is judged by its content, whatever its name', async () => {
    for (const [bytes, sentence] of [
      [new Uint8Array(), VAZIO],
      [bytesOf('MZ\x90\0\x03'), FORMATO],
      [bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), FORMATO],
      [bytesOf(`<html>${' '.repeat(1019)}%PDF-1.7`), FORMATO],
      [bytesOf('um texto'), FORMATO],
      [jpegOf(2), FORMATO],
      [PNG.slice(0, 14), INCOMPLETO],
      [jpegOf(3), INCOMPLETO],
      [pdfOf(3000).slice(0, 1500), INCOMPLETO],
    ] as const)
      expect(told(await solicitar(client, bytes, { name: 'x.pdf' }))).toEqual([
        422,
        'arquivo-invalido',
        sentence,
      ]);
    expect(await stored()).toEqual([]);
    // A PDF that is a script as well is a PDF here: no call gives it out.
    const both = bytesOf('/*%PDF-1.7\n*/alert(1) //%%EOF');
    expect((await solicitar(client, both, { name: 'x.js' })).status).toBe(200);
    expect((await stored()).map(({ formato }) => formato)).toEqual(['pdf']);
  });

  test('has exactly the largest size at most, which follows the parameter', async () => {
    const grande = (size: string) => [413, 'corpo-grande', `O arquivo não pode ser maior que ${size}.`];
    expect((await solicitar(client, pdfOf(5 * MB))).status).toBe(200);
    for (const size of [5 * MB + 1, 5 * MB + 64 * KB, 6 * MB, 11 * MB])
      expect(told(await solicitar(client, pdfOf(size)))).toEqual(grande('5 MB'));
    await permitirKb(bench.database.db, '1500');
    expect((await solicitar(client, pdfOf(1500 * KB))).status).toBe(200);
    for (const size of [1500 * KB + 1, 3 * MB])
      expect(told(await solicitar(client, pdfOf(size)))).toEqual(grande('1.500 KB'));
    await bench.database.db
      .updateTable('parametro')
      .set({ valor: '99999' })
      .where('nome', '=', 'tamanhoMaximoDocumentoKb')
      .execute();
    expect((await solicitar(client, pdfOf(10 * MB))).status).toBe(200);
    for (const size of [10 * MB + 1, 12 * MB])
      expect(told(await solicitar(client, pdfOf(size)))).toEqual(grande('10 MB'));
    expect((await stored()).map(({ tamanho }) => tamanho)).toEqual([5 * MB, 1500 * KB, 10 * MB]);
  });

  test('may have any name, which is kept nowhere', async () => {
    for (const [at, name] of [
      '../../etc/passwd',
      'a%22b.pdf',
      'a%0D%0AX-Injected: 1.pdf',
      `${'n'.repeat(4000)}.pdf`,
      '',
    ].entries()) {
      const answer = await postForm(formOf([CLIENTE_FIELD, fileField(name, pdfOf(100, at))]));
      expect([name, answer.status]).toEqual([name, 200]);
    }
    expect(await stored()).toHaveLength(5);
    const long = 'b'.repeat(3000);
    const answer = await postForm(formOf([CLIENTE_FIELD, fileField('a.pdf', pdfOf(100, 9))], long), long);
    expect([200, 400]).toContain(answer.status);
  });

  test('in another form than the contract’s is refused', async () => {
    const file = fileField('a.pdf', pdfOf(100));
    for (const [what, form, limite] of [
      ['no customer', formOf([file])],
      ['no file', formOf([CLIENTE_FIELD])],
      ['a text for a file', formOf([CLIENTE_FIELD, ['name="licensaSanitaria"', bytesOf('%PDF-1.7')]])],
      ['two files', formOf([CLIENTE_FIELD, file, fileField('b.pdf', pdfOf(100, 1))])],
      ['a customer twice', formOf([CLIENTE_FIELD, CLIENTE_FIELD, file])],
      ['a line break in a header', formOf([CLIENTE_FIELD, fileField('a\r\nX-Injected: 1', pdfOf(9))])],
      ['an id of 0', formOf([['name="idPessoaCliente"', bytesOf('0')], file])],
      ['a large id', formOf([['name="idPessoaCliente"', bytesOf('99999999999')], file])],
      ['no id', formOf([['name="idPessoaCliente"', bytesOf("101' or 1=1")], file])],
      ['an early end', formOf([CLIENTE_FIELD, file]).subarray(0, 150)],
      ['a quote in a name', formOf([CLIENTE_FIELD, fileField('a"b"c', pdfOf(9))])],
      ['another boundary', formOf([CLIENTE_FIELD, file]), 'limite-de-um-formulario-0002'],
    ] as const) {
      const { status, body } = await postForm(form, limite);
      expect([what, status, body.Codigo]).toEqual([what, 400, 'requisicao-invalida']);
    }
    const json = await client.post(DOCUMENTOS, { idPessoaCliente: CLIENTE, licensaSanitaria: '%PDF-' });
    expect([json.status, json.body.Codigo]).toEqual([400, 'requisicao-invalida']);
    expect(await stored()).toEqual([]);
  });

  test('for a customer of another user is refused before its file is looked at', async () => {
    const [buyer] = await createBuyers(bench.api, { count: 1, idPessoaCliente: 107, now: bench.now });
    if (buyer === undefined) throw new Error('a buyer');
    for (const bytes of [pdfOf(100), new Uint8Array(), bytesOf('MZ')]) {
      const foreign = await solicitar(buyer.client, bytes);
      const missing = await solicitar(buyer.client, bytes, { cliente: 998 });
      expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
      expect(foreign.text).toBe(missing.text);
    }
    expect((await solicitar(bench.api.nobody)).status).toBe(401);
    // A key shows a user only their own answers.
    const key = randomUUID();
    await solicitar(client, pdfOf(100), { key });
    expect((await solicitar(buyer.client, pdfOf(100), { key })).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test('is given out by no call', async () => {
    await solicitar(client, bytesOf('%PDF-1.7 MARCA-DO-ARQUIVO %%EOF'));
    const { headers } = await encodeForm({ a: 'b' });
    const [row] = await stored();
    for (const path of [
      `?idPessoaCliente=${CLIENTE}`,
      `/${row?.id}`,
      `/Arquivo?idPendenciaDocumento=${row?.id}`,
      '/Situacao',
    ])
      expect((await client.get(`${DOCUMENTOS}${path}`, { headers })).text).not.toContain('MARCA-DO-ARQUIVO');
  });
});

describe.each(oneDatabase)('over a real connection on $name', ({ open }) => {
  begin(useBench(open));

  /** Opens a connection and writes the head of a request. `given` gets what the server has sent so far. */
  async function begun(headers: Readonly<Record<string, string>>) {
    const { port } = new URL(await bench.api.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    let given = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      given += text;
    });
    socket.on('error', () => undefined);
    const lines = Object.entries({
      host: 'localhost',
      authorization: `Bearer ${client.token}`,
      'content-type': `multipart/form-data; boundary=${LIMITE}`,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api${DOCUMENTOS} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return { socket, given: () => given };
  }

  test('200 MB are refused by their announced length, before any of them', async () => {
    const { socket, given } = await begun({ 'content-length': String(200 * MB) });
    await expect.poll(given, { timeout: 20_000 }).toContain('O arquivo não pode ser maior que 5 MB.');
    expect(given()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('200 MB without a length are refused once they pass the limit', async () => {
    let read = 0;
    const part = Buffer.alloc(64 * KB, '%PDF-');
    const payload = Readable.from(
      (function* () {
        for (; read < 200 * MB; read += part.length) yield part;
      })(),
    );
    const answer = await bench.api.app.inject({
      method: 'POST',
      url: `/api${DOCUMENTOS}`,
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': `multipart/form-data; boundary=${LIMITE}`,
        'transfer-encoding': 'chunked',
      },
      payload,
    });
    expect([answer.statusCode, answer.json<{ Description: string }>().Description]).toEqual([
      413,
      'O arquivo não pode ser maior que 5 MB.',
    ]);
    // The limit, and the parts that are on their way.
    expect(read).toBeLessThan(8 * MB);
    expect(await stored()).toEqual([]);
  });

  test('an upload that is cut in half makes no request, and its repeat under the key makes one', async () => {
    const key = randomUUID();
    const bytes = pdfOf(1 * MB, 3);
    const form = formOf([CLIENTE_FIELD, fileField('a.pdf', bytes)]);
    const { socket } = await begun({ 'content-length': String(form.length), 'idempotency-key': key });
    await new Promise((go) => socket.write(form.subarray(0, form.length / 2), go));
    const ended = once(socket, 'close');
    socket.destroy();
    await ended;
    for (let at = 0; at < 2; at += 1) expect((await solicitar(client, bytes, { key })).status).toBe(200);
    expect((await stored()).map(({ tamanho }) => tamanho)).toEqual([bytes.length]);
  });
});
