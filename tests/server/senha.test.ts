import { beforeEach, describe, expect, test } from 'vitest';
import { putSenha, readSenhaHash } from '#server/access/data/senhas.ts';
import { createCaixa } from '#server/demo/mail/caixa.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type ApiClient, basic, SENHA } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

const NOVA = 'coração de mãe';
const troca = { senhaAtual: SENHA, senhaNova: NOVA, confirmacaoSenha: NOVA, idAcaoOrigem: 8 };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe.each(oneDatabase)('a change of password on $name', ({ open }) => {
  const bench = useBench(open);
  let rep: ApiClient;
  beforeEach(async () => {
    rep = await bench.api.as('representante');
  });

  const change = (auth: string, client = rep) =>
    client.put(`/cliente/AlterarSenha?${new URLSearchParams({ auth })}`);
  const statusOf = async (senha: string) =>
    (
      await bench.api.nobody.post('/login', undefined, {
        headers: { authorization: basic('representante', senha) },
      })
    ).status;

  test('ends the other sessions and keeps the current one', async () => {
    const tablet = await bench.api.as('representante');
    const buyer = await bench.api.as('farmacia');
    expect((await change(base64(troca))).body).toEqual({ alterada: true });
    expect([await statusOf(SENHA), await statusOf(NOVA)]).toEqual([401, 200]);
    const ended = await tablet.get('/UsuarioCliente');
    expect([ended.status, ended.body.Codigo]).toEqual([401, 'sessao-encerrada']);
    expect((await rep.get('/UsuarioCliente')).status).toBe(200);
    expect((await buyer.get('/UsuarioCliente')).status).toBe(200);
    // The same again: the current password is another one now.
    expect((await change(base64(troca))).body.Codigo).toBe('senha-incorreta');
  });

  test.each([
    ['base64url', (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
    ['a plus that was not encoded', (text: string) => text],
  ])('is accepted in %s', async (_what, form) => {
    const senhaNova = '>>>>??~~û';
    const auth = form(base64({ ...troca, senhaNova, confirmacaoSenha: senhaNova }));
    const answer = await rep.put(`/cliente/AlterarSenha?auth=${auth.replaceAll('=', '%3D')}`);
    expect(answer.body).toEqual({ alterada: true });
    expect(await statusOf(senhaNova)).toBe(200);
  });

  test.each([
    ['', 400, 'requisicao-invalida'],
    ['%%%', 400, 'requisicao-invalida'],
    [base64('x'), 400, 'requisicao-invalida'],
    [base64({ ...troca, idAcaoOrigem: 7 }), 400, 'requisicao-invalida'],
    [base64({ ...troca, senhaNova: 'x'.repeat(201) }), 400, 'requisicao-invalida'],
    [base64({ ...troca, senhaNova: 'curta', confirmacaoSenha: 'curta' }), 422, 'senha-invalida'],
    [base64({ ...troca, confirmacaoSenha: 'outra-coisa' }), 422, 'senha-invalida'],
    [base64({ ...troca, senhaAtual: 'errada' }), 422, 'senha-incorreta'],
    [base64({ ...troca, senhaAtual: '' }), 422, 'senha-incorreta'],
  ])('%j is refused with %i %s, and nothing changes', async (auth, status, codigo) => {
    const tablet = await bench.api.as('representante');
    const answer = await change(auth);
    expect([answer.status, answer.body.Codigo]).toEqual([status, codigo]);
    expect(await statusOf(SENHA)).toBe(200);
    expect((await tablet.get('/UsuarioCliente')).status).toBe(200);
  });

  test('changes nothing when the password was changed meanwhile', async () => {
    const queries = queriesOf(bench.database.store);
    const atual = () => readSenhaHash(queries.for(1));
    const antiga = (await atual()) ?? '';
    const put = (de: string, nova: string) =>
      putSenha(queries.for(1), { antiga: de, nova, sid: 'outra' }, bench.now);
    expect([await put('de antes', 'x'), await atual()]).toEqual([false, antiga]);
    expect((await rep.get('/UsuarioCliente')).status).toBe(200);
    expect([await put(antiga, 'x'), await atual()]).toEqual([true, 'x']);
    expect((await rep.get('/UsuarioCliente')).status).toBe(401);
    expect(await readSenhaHash(queries.for(999))).toBeUndefined();
    await queries.close();
  });

  const changeByBody = (body: unknown, query = '') => rep.put(`/cliente/AlterarSenha${query}`, body);

  test('is accepted in a body, with no secret in the address, and a repeat is refused', async () => {
    const tablet = await bench.api.as('representante');
    expect((await changeByBody(troca)).body).toEqual({ alterada: true });
    expect([await statusOf(SENHA), await statusOf(NOVA)]).toEqual([401, 200]);
    expect((await tablet.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
    expect((await changeByBody(troca)).body.Codigo).toBe('senha-incorreta');
    expect(bench.log()).not.toContain(NOVA);
  });

  test.each([
    [undefined, '', 400, 'requisicao-invalida'],
    [{ ...troca, idAcaoOrigem: 7 }, '', 400, 'requisicao-invalida'],
    [{ ...troca, senhaNova: 'x'.repeat(201) }, '', 400, 'requisicao-invalida'],
    [{ ...troca, senhaNova: 'curta', confirmacaoSenha: 'curta' }, '', 422, 'senha-invalida'],
    [{ ...troca, senhaAtual: 'errada' }, '', 422, 'senha-incorreta'],
    // Passwords in both places may differ: the server does not guess.
    [troca, `?auth=${encodeURIComponent(base64(troca))}`, 400, 'requisicao-invalida'],
  ])('body %j with the query %j is refused with %i %s', async (body, query, status, codigo) => {
    const answer = await changeByBody(body, query);
    expect([answer.status, answer.body.Codigo]).toEqual([status, codigo]);
    expect(await statusOf(SENHA)).toBe(200);
  });

  test('a wrong current password counts as a failed log-in, only from that address', async () => {
    const loginLimits = { ...LOGIN_LIMITS, failuresPerUser: 3, windowMs: 60_000 };
    await bench.reopen({ loginLimits });
    rep = await bench.api.as('representante');
    for (let n = 0; n < 3; n++) {
      expect((await change(base64({ ...troca, senhaAtual: `errada${n}` }))).status).toBe(422);
    }
    expect((await change(base64(troca))).body.Codigo).toBe('muitas-requisicoes');
    expect(await statusOf(SENHA)).toBe(429);
    const elsewhere = await bench.api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: basic('representante', SENHA) },
      remoteAddress: '203.0.113.5',
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('only one of two simultaneous changes is done', async () => {
    const answers = await Promise.all(
      ['primeira', 'segunda1'].map((nova) =>
        change(base64({ ...troca, senhaNova: nova, confirmacaoSenha: nova })),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  test('no session of the old password begins after the change, and no earlier link is valid', async () => {
    const caixa = createCaixa(() => new Date());
    await bench.reopen({ correio: caixa });
    rep = await bench.api.as('representante');
    await bench.api.nobody.get('/cliente/RecuperacaoSenha?nomeUsuario=representante');
    await expect.poll(() => caixa.listar().length).toBe(1);
    const token = caixa.listar()[0]?.texto.match(/#(\S+)/)?.[1];
    const queries = queriesOf(bench.database.store);
    const before = await queries.findUsuario('representante');
    expect((await change(base64(troca))).status).toBe(200);
    const sessao = {
      sid: 'late',
      idUsuario: 1,
      dispositivo: 'x',
      criadaEm: new Date(),
      expiraEm: new Date(Date.now() + 60_000),
    };
    expect(await queries.insertSessao(sessao, before?.senhaHash ?? '')).toBe(false);
    const now = await queries.findUsuario('representante');
    expect(await queries.insertSessao(sessao, now?.senhaHash ?? '')).toBe(true);
    await queries.close();
    const senhas = { senhaNova: 'mais-uma', confirmacaoSenha: 'mais-uma' };
    expect((await bench.api.nobody.post('/cliente/RedefinirSenha', { token, ...senhas })).status).toBe(410);
  });

  test('no password is in a log line or a table', async () => {
    const auth = base64({ ...troca, senhaNova: 'segredissimo', confirmacaoSenha: 'segredissimo' });
    await change(auth);
    await change(`${auth}!`);
    await change(auth);
    const users = JSON.stringify(await bench.database.db.selectFrom('usuario').selectAll().execute());
    for (const secret of ['segredissimo', auth, SENHA]) {
      expect(bench.log()).not.toContain(secret);
      expect(users).not.toContain(secret);
    }
  });
});
