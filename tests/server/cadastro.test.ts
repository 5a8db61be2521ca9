import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { describe, expect, test } from 'vitest';
import { forget } from '#server/db/esquecer.ts';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import { VISITOR_LIMITS } from '#server/http/gates/visitor-gate.ts';
import type { WireBody } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

const FISICA = {
  email: 'ana@example.com',
  telefone: '11987654321',
  cep: '01310-100',
  cpfCnpj: '529.982.247-25',
  idPessoaTipo: '1',
  nomeCompleto: 'Ana Souza',
  dataNascimento: '1990-02-28',
  rg: '12.345.678-9',
  numeroEndereco: '1578',
  complementoEndereco: '4º andar',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
};
const JURIDICA = {
  email: 'compras@example.com',
  telefone: '1132654321',
  cep: '20040020',
  cpfCnpj: '12.abc.345/01de-35',
  idPessoaTipo: '2',
};
const PATH = '/cliente/solicitarCadastroCliente';
/** As long as the boundaries of browsers: shorter ones are not read. */
const LIMITE = 'limite-de-um-formulario-0001';
const PDF = '%PDF-1.7\n%âã\n1 0 obj\n%%EOF';
const licenca = (content: string | Uint8Array<ArrayBuffer>, name = 'licença.exe') =>
  new File([content], name);

describe.each(oneDatabase)('a registration on $name', ({ open }) => {
  let caixa: Caixa;
  const bench = useBench(open, (at) => {
    caixa = createCaixa(() => at.now);
    return { correio: caixa, endereco: 'https://maleta.example.com' };
  });

  const send = async (fields: Record<string, string | File>, key?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const encoded = new Response(form);
    const answer = await bench.api.app.inject({
      method: 'POST',
      url: `/api${PATH}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: answer.json<WireBody>(),
    };
  };
  const stored = () =>
    bench.database.db
      .selectFrom('solicitacaoCadastro')
      .selectAll()
      .orderBy('idSolicitacaoCadastro')
      .execute();

  test('of a person is stored without punctuation, its licence with the type of its content', async () => {
    const answer = await send({ ...FISICA, licensaSanitaria: licenca(PDF) });
    expect([answer.status, answer.text]).toEqual([
      200,
      '{"mensagem":"A solicitação foi enviada. Verifique seu e-mail para acompanhar o andamento."}',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [row] = await stored();
    const { licensaSanitaria, ...rest } = row ?? {};
    expect(Buffer.from(licensaSanitaria ?? []).toString()).toBe(PDF);
    expect(rest).toMatchObject({
      ...FISICA,
      idPessoaTipo: 1,
      cep: '01310100',
      cpfCnpj: '52998224725',
      licensaFormato: 'pdf',
      criadaEm: bench.now,
    });
    expect(JSON.stringify(rest)).not.toContain('.exe');
  });

  test('is confirmed by one mail to the applicant, however often it is sent', async () => {
    await send(FISICA, LIMITE);
    await send(FISICA, LIMITE);
    await bench.api.close();
    expect(caixa.listar()).toMatchObject([{ para: 'ana@example.com', assunto: 'Solicitação de cadastro' }]);
    expect(caixa.listar()[0]?.texto).toContain('Olá, Ana Souza.');
  });

  test('promises no mail if the server sends none', async () => {
    await bench.reopen({ correio: null });
    const { body } = await send(FISICA);
    expect(body).toEqual({
      mensagem: 'A solicitação foi enviada. A resposta chega pelo e-mail ou telefone informado.',
    });
  });

  test('with a file is refused while the stored files fill their space, and accepted without one', async () => {
    await bench.reopen({ licencasBytes: PDF.length });
    await send({ ...FISICA, licensaSanitaria: licenca('%PDF-1.7%%EOF') });
    const refused = await send({ ...FISICA, licensaSanitaria: licenca(PDF) });
    expect([refused.status, refused.body]).toMatchObject([
      503,
      { Codigo: 'indisponivel', Description: expect.stringContaining('sem a licença') },
    ]);
    expect((await send(FISICA)).status).toBe(200);
    expect((await stored()).map((row) => row.licensaSanitaria?.length)).toEqual([13, undefined]);
  });

  test('keeps its texts when its file is deleted after half a year', async () => {
    await send({ ...FISICA, licensaSanitaria: licenca(PDF) });
    const files = async () => (await stored()).map((row) => [row.licensaFormato, row.cpfCnpj]);
    await forget(bench.database.db, subDays(bench.now, 89));
    expect(await files()).toEqual([['pdf', '52998224725']]);
    await forget(bench.database.db, addDays(bench.now, 91));
    expect(await files()).toEqual([[null, '52998224725']]);
  });

  test('of a company has its identity and contacts, its CNPJ with letters, and no file', async () => {
    const answer = await send({ ...JURIDICA, licensaSanitaria: new File([], '') });
    expect(answer.status).toBe(200);
    expect(await stored()).toMatchObject([
      { idPessoaTipo: 2, cpfCnpj: '12ABC34501DE35', nomeCompleto: '', licensaSanitaria: null },
    ]);
  });

  test('gets the same response if such a customer already exists', async () => {
    const answer = await send({ ...JURIDICA, cpfCnpj: '99000101000120' });
    expect([answer.status, (await stored()).length]).toEqual([200, 1]);
  });

  test.each([
    ['a CPF with a wrong check digit', { cpfCnpj: '529.982.247-26' }, 'O CPF/CNPJ informado é inválido.'],
    ['no name', { nomeCompleto: ' ' }, 'O campo nomeCompleto é obrigatório.'],
    ['a short phone', { telefone: '119876' }, 'O formato do telefone informado é inválido.'],
    ['no number', { numeroEndereco: 's/n' }, 'Apenas números devem ser informados.'],
    ['a birthday to come', { dataNascimento: '2026-11-21' }, 'Informe uma data de nascimento válida.'],
    [
      'a file that is none of the kinds',
      { licensaSanitaria: licenca('MZ', 'a.pdf') },
      'Envie um arquivo pdf, jpg, jpeg ou png.',
    ],
    [
      'a file that was cut',
      { licensaSanitaria: licenca('%PDF-1.7', 'a.pdf') },
      'O arquivo está incompleto. Escolha-o de novo.',
    ],
    [
      'a type that is no number',
      { idPessoaTipo: 'x' },
      'O campo idPessoaTipo está ausente ou é inválido (no corpo).',
    ],
    [
      'a name that is a file',
      { nomeCompleto: licenca('Ana') },
      'O campo nomeCompleto está ausente ou é inválido (no corpo).',
    ],
    ['a NUL', { rg: 'a\0b' }, 'A requisição contém um caractere inválido.'],
  ])('with %s is refused and not stored', async (_what, change, sentence) => {
    const answer = await send({ ...FISICA, ...change });
    expect([answer.status, answer.body.Codigo, answer.body.Description]).toEqual([
      400,
      'requisicao-invalida',
      sentence,
    ]);
    expect(await stored()).toEqual([]);
  });

  test('with a file beyond 5 MB is refused, and one of 5 MB is accepted', async () => {
    const png = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82', 'latin1'));
      return licenca(bytes);
    };
    const large = await send({ ...FISICA, licensaSanitaria: png(5 * 1024 * 1024 + 1) });
    expect([large.status, large.body.Codigo]).toEqual([413, 'corpo-grande']);
    const huge = await send({ ...FISICA, licensaSanitaria: png(6 * 1024 * 1024) });
    expect([huge.status, huge.body.Codigo]).toEqual([413, 'corpo-grande']);
    const whole = await send({ ...FISICA, licensaSanitaria: png(5 * 1024 * 1024) });
    expect(whole.status).toBe(200);
    const [row] = await stored();
    expect([row?.licensaFormato, row?.licensaSanitaria?.length]).toEqual(['png', 5 * 1024 * 1024]);
  });

  test.each([
    ['JSON', 'application/json', JSON.stringify(FISICA)],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    [
      'a form that is cut',
      `multipart/form-data; boundary=${LIMITE}`,
      `--${LIMITE}\r\nContent-Disposition: form-data; name="cep"\r\n\r\n0`,
    ],
    [
      'a field twice',
      `multipart/form-data; boundary=${LIMITE}`,
      `--${LIMITE}\r\nContent-Disposition: form-data; name="cep"\r\n\r\n1\r\n`
        .repeat(2)
        .concat(`--${LIMITE}--\r\n`),
    ],
  ])('sent as %s is refused in a plain sentence', async (_what, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await bench.api.app.inject({ method: 'POST', url: `/api${PATH}`, headers, payload });
    expect([answer.statusCode, answer.json<WireBody>().Codigo]).toEqual([400, 'requisicao-invalida']);
  });

  test('a form is not accepted as the body of any other call', async () => {
    const answer = await bench.api.nobody.send('POST', '/cliente/solicitarAcesso', '--b--', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(answer.status).toBe(400);
  });

  test('repeated under its key is done once, whatever its boundary', async () => {
    const key = randomUUID();
    const first = await send({ ...FISICA, licensaSanitaria: licenca(PDF) }, key);
    const again = await send(
      { ...FISICA, licensaSanitaria: licenca(PDF, 'outro nome.pdf') },
      key.toUpperCase(),
    );
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await stored()).toHaveLength(1);
    const other = await send({ ...FISICA, rg: '1', licensaSanitaria: licenca(PDF) }, key);
    expect([other.status, other.body.Codigo]).toEqual([422, 'chave-reutilizada']);
    const otherFile = await send({ ...FISICA, licensaSanitaria: licenca(`${PDF}.`) }, key);
    expect(otherFile.body.Codigo).toBe('chave-reutilizada');
    expect(await stored()).toHaveLength(1);
    await Promise.all([send(JURIDICA, 'ao-mesmo-tempo'), send(JURIDICA, 'ao-mesmo-tempo')]);
    expect(await stored()).toHaveLength(2);
    await send(JURIDICA);
    await send(JURIDICA);
    expect(await stored()).toHaveLength(4);
  });

  test('is open to the person types that are served at its postal code', async () => {
    const tipos = async (cep: string) =>
      JSON.parse((await bench.api.nobody.get(`/cliente/consultarAreaAtuacaoCep?cep=${cep}`)).text) as unknown;
    const juridica = { idPessoaTipo: 2, descPessoaTipo: 'Pessoa jurídica' };
    expect(await tipos('01310100')).toEqual([{ idPessoaTipo: 1, descPessoaTipo: 'Pessoa física' }, juridica]);
    expect(await tipos('19999-999')).toHaveLength(2);
    expect(await tipos('20040020')).toEqual([juridica]);
    expect(await tipos('69000000')).toEqual([]);
    const answer = await send({ ...FISICA, cep: '20040020' });
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'area-nao-atendida']);
    expect(await stored()).toEqual([]);
  });

  test('gets its address from the postal code; an unknown code is not an error', async () => {
    const endereco = (cep: string) => bench.api.nobody.get(`/cliente/consultarEnderecoCep?cep=${cep}`);
    expect(JSON.parse((await endereco('01310-100')).text)).toEqual({
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
    });
    const unknown = await endereco('99999999');
    expect([unknown.status, unknown.text]).toEqual([200, 'null']);
    expect((await endereco('0131010')).status).toBe(400);
  });

  test('an address may send a limited number, and more after the window', async () => {
    const { perAddress: most, windowMs } = VISITOR_LIMITS.solicitacao;
    const sendAs = (n: number) => send({ ...JURIDICA, email: `compras${n}@example.com` });
    for (let i = 0; i < most; i += 1) expect((await sendAs(i)).status).toBe(200);
    const answer = await sendAs(most);
    expect([answer.status, answer.body.Codigo]).toEqual([429, 'muitas-requisicoes']);
    expect(await stored()).toHaveLength(most);
    bench.later(windowMs);
    expect((await sendAs(most)).status).toBe(200);
  });

  test('a mailbox gets at most ten mails, and other mailboxes still get theirs', async () => {
    const { perName: most } = VISITOR_LIMITS.solicitacao;
    for (let i = 0; i < most; i += 1) expect((await send(JURIDICA)).status).toBe(200);
    expect((await send({ ...JURIDICA, email: JURIDICA.email.toUpperCase() })).status).toBe(429);
    expect((await send({ ...JURIDICA, email: 'outra@example.com' })).status).toBe(200);
  });
});
