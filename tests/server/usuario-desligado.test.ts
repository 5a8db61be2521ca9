import { describe, expect, test } from 'vitest';
import { insertRecuperacao } from '#server/access/data/senhas.ts';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('a user who is switched off on $name', ({ open }) => {
  let caixa: Caixa;
  const bench = useBench(open, (at) => {
    caixa = createCaixa(() => at.now);
    return { correio: caixa, loginLimits: LOGIN_LIMITS };
  });

  const put = (ativo: boolean) =>
    bench.database.db.updateTable('usuario').set({ ativo }).where('login', '=', 'representante').execute();
  const logIn = (senha: string, login = 'representante') =>
    bench.api.nobody.post('/login', undefined, { headers: { authorization: basic(login, senha) } });
  const emailOf = async () =>
    (await bench.api.nobody.get('/cliente/consultarUsuarioValido?strNomeUsuario=representante')).text;
  const askFor = async (login: string) =>
    (await bench.api.nobody.get(`/cliente/RecuperacaoSenha?nomeUsuario=${login}`)).text;

  test('cannot log in, gets the same response as for a wrong password, and logs in again once switched on', async () => {
    await put(false);
    const right = await logIn(SENHA);
    expect([right.status, right.body.Codigo]).toEqual([401, 'credenciais-invalidas']);
    expect(right.text).toBe((await logIn('errada')).text);
    expect((await logIn(SENHA, 'farmacia')).status).toBe(200);
    await put(true);
    expect((await logIn(SENHA)).status).toBe(200);
  });

  test('counts a right password as a wrong one, so that the limit of wrong tries does not reveal it', async () => {
    await put(false);
    const statuses: number[] = [];
    for (let wrong = 0; wrong < LOGIN_LIMITS.failuresPerUser; wrong += 1) {
      statuses.push((await logIn(wrong === 3 ? SENHA : 'errada')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await logIn('errada')).status).toBe(429);
  });

  test('loses only their own running sessions, for good', async () => {
    const tablet = await bench.api.as('representante');
    const buyer = await bench.api.as('farmacia');
    await put(false);
    const ended = await tablet.get('/UsuarioCliente');
    expect([ended.status, ended.body.Codigo]).toEqual([401, 'sessao-encerrada']);
    const change = await tablet.post('/login/sair');
    expect([change.status, change.body.Codigo]).toEqual([401, 'sessao-encerrada']);
    expect((await buyer.get('/UsuarioCliente')).status).toBe(200);
    await put(true);
    expect((await tablet.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
  });

  test('gets no session from a log-in that was under way', async () => {
    const queries = queriesOf(bench.database.store);
    const before = await queries.findUsuario('representante');
    await put(false);
    const sessao = {
      sid: 'late',
      idUsuario: 1,
      dispositivo: 'x',
      criadaEm: bench.now,
      expiraEm: new Date(bench.now.getTime() + 60_000),
    };
    expect(await queries.insertSessao(sessao, before?.senhaHash ?? '')).toBe(false);
    await queries.close();
  });

  test('gets no mail, and recovery gives the same response as before', async () => {
    const shown = await emailOf();
    await put(false);
    expect(await emailOf()).toBe(shown);
    expect(await askFor('representante')).toBe(await askFor('farmacia'));
    await expect.poll(() => caixa.listar().length).toBe(1);
    expect(caixa.listar().map(({ para }) => para)).toEqual(['farmacia@example.com']);
  });

  test('cannot use a link of a mail, neither an earlier one nor one made meanwhile', async () => {
    await askFor('representante');
    await expect.poll(() => caixa.listar().length).toBe(1);
    const token = caixa.listar()[0]?.texto.match(/#(\S+)/)?.[1] ?? '';
    await put(false);
    const senhas = { senhaNova: 'outra-senha', confirmacaoSenha: 'outra-senha' };
    const refused = await bench.api.nobody.post('/cliente/RedefinirSenha', { token, ...senhas });
    expect([refused.status, refused.body.Codigo]).toEqual([410, 'link-invalido']);
    const queries = queriesOf(bench.database.store);
    const expiraEm = new Date(bench.now.getTime() + 60_000);
    await insertRecuperacao(bench.database.db, { tokenHash: 'late', idUsuario: 1, expiraEm });
    expect(await queries.readRecuperacao('late', bench.now)).toBe(undefined);
    expect(await queries.takeRecuperacao({ tokenHash: 'late', senhaHash: 'x' }, bench.now)).toBeUndefined();
    await queries.close();
    await put(true);
    expect((await logIn(SENHA)).status).toBe(200);
  });
});
