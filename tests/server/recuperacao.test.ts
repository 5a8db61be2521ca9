import { describe, expect, test } from 'vitest';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';

const MINUTE = 60_000;

describe.each(bothDatabases)('a forgotten password on $name', ({ open }) => {
  let caixa: Caixa;
  const bench = useBench(open, (at) => {
    caixa = createCaixa(() => at.now);
    return { correio: caixa, endereco: 'https://maleta.example.com' };
  });

  const ask = (login: string, address = '203.0.113.1') =>
    bench.api.app.inject({
      url: `/api/cliente/RecuperacaoSenha?${new URLSearchParams({ nomeUsuario: login })}`,
      remoteAddress: address,
    });
  const lookUp = (login: string, address = '203.0.113.1') =>
    bench.api.app.inject({
      url: `/api/cliente/consultarUsuarioValido?${new URLSearchParams({ strNomeUsuario: login })}`,
      remoteAddress: address,
    });
  const tokenOf = (texto: string) => /\/recuperar-senha#(\S+)$/m.exec(texto)?.[1] ?? '';
  /** The token of the newest mail, once this many have arrived. */
  const mailed = async (count = 1) => {
    await expect.poll(() => caixa.listar().length).toBe(count);
    return tokenOf(caixa.listar()[0]?.texto ?? '');
  };
  const set = (token: string, senhaNova = 'outra-senha', confirmacaoSenha = senhaNova) =>
    bench.api.nobody.post('/cliente/RedefinirSenha', { token, senhaNova, confirmacaoSenha });
  const look = (token: string) => bench.api.nobody.post('/cliente/ConsultarLinkSenha', { token });
  const statusOf = async (senha: string, login = 'representante') =>
    (await bench.api.nobody.post('/login', undefined, { headers: { authorization: basic(login, senha) } }))
      .status;

  test('the link of the mail sets a new password, once, and ends every session and link of the user', async () => {
    const tablet = await bench.api.as('representante');
    const other = await bench.api.as('farmacia');
    const answer = await ask(' Representante ');
    expect(answer.json()).toEqual({
      mensagem: 'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.',
    });
    const first = await mailed();
    expect(caixa.listar()[0]).toMatchObject({ para: 'representante@example.com', assunto: 'Nova senha' });
    expect(caixa.listar()[0]?.texto).toContain(`\nhttps://maleta.example.com/recuperar-senha#${first}\n`);
    expect(first).toMatch(/^[\w-]{43}$/);
    await ask('representante');
    const second = await mailed(2);

    expect((await set(second)).body).toEqual({ alterada: true });
    for (const used of [second, first]) {
      const again = await set(used, 'mais-uma');
      expect([again.status, again.body.Codigo]).toEqual([410, 'link-invalido']);
    }
    expect([await statusOf(SENHA), await statusOf('outra-senha')]).toEqual([401, 200]);
    const ended = await tablet.get('/UsuarioCliente');
    expect([ended.status, ended.body.Codigo]).toEqual([401, 'sessao-encerrada']);
    expect((await other.get('/UsuarioCliente')).status).toBe(200);
  });

  test('a link shows its log-in until it is used, and showing does not use it up', async () => {
    await ask('Representante');
    const token = await mailed();
    expect((await look(token)).body).toEqual({ nomeUsuario: 'representante' });
    expect((await look(`${token}x`)).body.Codigo).toBe('link-invalido');
    expect((await set(token)).status).toBe(200);
    expect((await look(token)).status).toBe(410);
  });

  test('a link is valid for thirty minutes', async () => {
    await ask('representante');
    const token = await mailed();
    bench.later(30 * MINUTE);
    expect((await look(token)).status).toBe(410);
    expect((await set(token)).status).toBe(410);
    expect(await statusOf(SENHA)).toBe(200);
  });

  test('a link used twice at once sets one password', async () => {
    await ask('representante');
    const token = await mailed();
    const answers = await Promise.all([set(token, 'primeira'), set(token, 'segunda1')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
    const chosen = answers[0]?.status === 200 ? 'primeira' : 'segunda1';
    expect(await statusOf(chosen)).toBe(200);
  });

  test.each([
    ['curta', 'curta', 'A nova senha deve possuir ao menos 6 caracteres.'],
    ['comprida', 'compridA', 'A confirmação de senha é diferente da nova senha informada.'],
    ['comprida', '', 'Campo obrigatório.'],
  ])(
    '%j confirmed as %j is refused in words, and the link stays valid',
    async (nova, confirmacao, sentence) => {
      await ask('representante');
      const token = await mailed();
      const answer = await set(token, nova, confirmacao);
      expect([answer.status, answer.body.Codigo, answer.body.Description]).toEqual([
        422,
        'senha-invalida',
        sentence,
      ]);
      expect((await set(token)).status).toBe(200);
    },
  );

  test('no response reveals whether a log-in exists', async () => {
    const [known, unknown] = [await ask('representante'), await ask('ninguem')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mailed();
    const masks = [];
    for (const login of ['representante', 'REPRESENTANTE', 'ninguem', 'Ninguem', '123']) {
      const answer = await lookUp(login);
      expect(answer.statusCode).toBe(200);
      const { email } = answer.json<{ email: string }>();
      expect(email).toMatch(/^[a-z]\*{3}@[a-z]\*{3}\.com(?:\.br)?$/);
      masks.push(email);
    }
    expect(masks[0]).toBe('r***@e***.com');
    expect(masks[1]).toBe(masks[0]);
    expect(masks[3]).toBe(masks[2]);
    const { body: weird } = await lookUp('%" or 1=1 --');
    expect(weird).toContain('@');
    await bench.api.app.close();
    expect(caixa.listar()).toHaveLength(1);
  });

  test('the token is in no table and no log line, and the log-in in no log line', async () => {
    await ask('representante');
    await lookUp('representante');
    const token = await mailed();
    await set(token, 'segredissimo');
    await set(token, 'segredissimo');
    const rows = await bench.database.db.selectFrom('recuperacaoSenha').selectAll().execute();
    expect(rows).toEqual([]);
    await ask('representante');
    const next = await mailed(2);
    const kept = JSON.stringify(await bench.database.db.selectFrom('recuperacaoSenha').selectAll().execute());
    expect(kept).toMatch(/"tokenHash":"[0-9a-f]{64}"/);
    expect(kept).not.toContain(next);
    const said = bench.log();
    for (const secret of [token, next, 'segredissimo', 'representante']) expect(said).not.toContain(secret);
  });

  test('is never cached, and sends no referrer', async () => {
    for (const answer of [await ask('representante'), await lookUp('representante')]) {
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  test('is limited alike for known and unknown log-ins, and per address', async () => {
    await bench.reopen({ correio: caixa });
    for (const login of ['representante', 'ninguem']) {
      for (let n = 0; n < 5; n++) expect((await ask(login, '203.0.113.99')).statusCode).toBe(200);
      const limited = await ask(login.toUpperCase(), '203.0.113.99');
      expect([limited.statusCode, limited.json<{ Codigo: string }>().Codigo]).toEqual([
        429,
        'muitas-requisicoes',
      ]);
      expect((await lookUp(login, '203.0.113.99')).statusCode).toBe(200);
    }
    for (let n = 0; n < 30; n++) expect((await lookUp(`a${n}`, '2001:db8::1')).statusCode).toBe(200);
    expect((await lookUp('other', '2001:db8::2')).statusCode).toBe(429);
    expect((await lookUp('other', '2001:db8:1::1')).statusCode).toBe(200);
    bench.later(15 * MINUTE + 1);
    expect((await lookUp('other', '2001:db8::2')).statusCode).toBe(200);
    expect((await ask('representante')).statusCode).toBe(200);
    await mailed(6);
  });

  test('requests by strangers do not block the owner, who gets five mails at most', async () => {
    await bench.reopen({ correio: caixa });
    for (let n = 0; n < 20; n++) {
      expect((await lookUp('representante', `203.0.113.${n}`)).statusCode).toBe(200);
      expect((await ask('representante', `203.0.113.${n}`)).statusCode).toBe(200);
    }
    expect((await lookUp('representante', '198.51.100.1')).json<{ email: string }>().email).toBe(
      'r***@e***.com',
    );
    const owner = await ask('representante', '198.51.100.1');
    expect(owner.statusCode).toBe(200);
    expect(await set(await mailed(5), 'segredissimo')).toMatchObject({ status: 200 });
    await bench.api.app.close();
    expect(caixa.listar()).toHaveLength(5);
  });

  test('a server without mail delivery says so for every log-in', async () => {
    await bench.reopen({ correio: null });
    for (const login of ['representante', 'ninguem']) {
      const answer = await ask(login);
      expect([answer.statusCode, answer.json<{ Description: string }>().Description]).toEqual([
        503,
        'Este servidor não envia e-mails. Peça uma nova senha ao seu vendedor.',
      ]);
    }
    expect((await bench.api.app.inject('/demo/mensagens')).statusCode).toBe(404);
  });

  test('a response does not wait for the mail, and a log-in without an address gets none', async () => {
    await bench.database.db.updateTable('usuario').set({ email: '' }).where('idUsuario', '=', 2).execute();
    const sent: string[] = [];
    let deliver = (_done: boolean) => {};
    const held = new Promise<boolean>((resolve) => {
      deliver = resolve;
    });
    await bench.reopen({
      correio: {
        async enviar({ para }) {
          sent.push(para);
          return await held;
        },
      },
    });
    expect((await ask('farmacia')).statusCode).toBe(200);
    expect((await lookUp('farmacia')).json()).toMatchObject({ email: expect.stringMatching(/^f/) });
    expect((await ask('representante')).statusCode).toBe(200);
    await expect.poll(() => sent).toEqual(['representante@example.com']);
    deliver(true);
    await bench.database.db
      .updateTable('usuario')
      .set({ email: 'farmacia@example.com' })
      .where('idUsuario', '=', 2)
      .execute();
  });

  test('a demonstration shows its mails on a page that may load nothing', async () => {
    await bench.reopen({ correio: caixa, demonstracao: DEMONSTRACAO });
    await caixa.enviar({
      referencia: 'r',
      para: '"><script>alert(1)</script>@x.y',
      assunto: '<b>',
      texto: 'Abra:\n/recuperar-senha#abc\njavascript:alert(1)',
    });
    const { body, headers } = await bench.api.app.inject('/demo/mensagens');
    expect(body).not.toMatch(/<script|<b>|href="javascript/);
    expect(body).toContain('<a href="/recuperar-senha#abc">');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['cache-control']).toBe('no-store');
  });
});
