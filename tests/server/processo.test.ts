import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireCarrinho, WirePedidoFeito } from '#tests/support/api.ts';
import { addBody, seenOf } from '#tests/support/cart.ts';
import type { Child } from '#tests/support/child.ts';
import { logInTo, openServerHome, request, type ServerHome } from '#tests/support/server-home.ts';

/** The ids of the sample's products, from the catalogue's stream. */
async function listProdutos(api: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api}/sincronizacao/catalogo`, { headers });
  const segments = (await answer.text()).trimEnd().split('\n').slice(1, -1);
  return segments.flatMap((line) => (JSON.parse(line) as { idProduto: number[] }).idProduto);
}

describe('the server as a process', () => {
  let home: ServerHome;
  let folder: string;

  beforeAll(() => {
    home = openServerHome();
    ({ folder } = home);
  });
  beforeEach(() => home.reset());
  afterEach(() => home.killAll());
  afterAll(() => home.close());

  const run = (env: Record<string, string> = {}): Child => home.run(env);
  const start = () => home.start();

  /** The one line that a person reads when it does not start. */
  async function refusal(env: Record<string, string>): Promise<[number | null, string[]]> {
    const child = run(env);
    const { code } = await child.exit;
    return [code, child.errors];
  }

  test('prints its address and the demonstration log-ins, and hides its key', async () => {
    const { child } = await start();
    await child.waitFor('Retaguarda de demonstração');
    expect([child.lines[0], ...child.lines.slice(2).map((line) => line.replace(/:\d+/, ''))]).toEqual([
      'Preparando os dados de demonstração, só desta vez...',
      'Usuários de demonstração:',
      '  representante / maleta123  (Representante, 12 farmácias)',
      '  farmacia / maleta123  (Comprador, 1 farmácia)',
      'Pagamentos de demonstração em http://localhost/demo/pagamentos',
      'E-mails de demonstração em http://localhost/demo/mensagens',
      'Retaguarda de demonstração em http://localhost/demo/retaguarda',
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'jwt.key')).mode & 0o777).toBe(0o600);
    child.kill('SIGTERM');
    expect(await child.exit).toEqual({ code: 0, signal: null });
  }, 60_000);

  test('an acknowledged order survives kill -9, with its key’s response and the session', async () => {
    const first = await start();
    const token = await logInTo(first.api);
    let carrinho: WireCarrinho | undefined;
    // For any product of the sample: each try adds one line at most.
    for (const idProduto of await listProdutos(first.api, token)) {
      if (carrinho !== undefined) break;
      const body = addBody(idProduto, 5_000);
      const answer = await request<{ carrinho: WireCarrinho }>(
        first.api,
        'POST',
        '/Carrinho/manterCarrinhoCompra',
        token,
        body,
      );
      const served = answer.status === 200 && answer.body.carrinho.itens.some((i) => i.valorTotal > 200);
      if (served && answer.body.carrinho.valorTotal < 25_000) carrinho = answer.body.carrinho;
    }
    const idCarrinho = carrinho?.idCarrinho ?? 0;
    const etapa = `/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=3&politicaAceite=true`;
    const accepted = await request<{ carrinho: WireCarrinho }>(first.api, 'PUT', etapa, token);
    const seen = seenOf(accepted.body.carrinho);
    const key = randomUUID();
    const confirmar = `/Carrinho/ConfirmarCarrinho?idCarrinho=${idCarrinho}`;
    const grupos = seen.grupos.filter((g) => g.totalVisto > 200);
    const order = await request<{ pedidos: WirePedidoFeito[] }>(
      first.api,
      'POST',
      confirmar,
      token,
      { ...seen, grupos },
      key,
    );
    first.child.kill('SIGKILL');
    expect(order.status).toBe(200);
    expect((await first.child.exit).signal).toBe('SIGKILL');

    const second = await start();
    const pedidos = await request<WirePedidoFeito[]>(
      second.api,
      'GET',
      `/pedido/porCarrinho?idCarrinho=${idCarrinho}`,
      token,
    );
    expect(pedidos.body.map((p) => p.idPrePedido)).toEqual(order.body.pedidos.map((p) => p.idPrePedido));
    const again = await request(second.api, 'POST', confirmar, token, { ...seen, grupos }, key);
    expect([again.status, again.text]).toEqual([200, order.text]);
  }, 90_000);

  test('ends with code 0 on SIGTERM although clients left requests half sent', async () => {
    const { child, api } = await start();
    const port = Number(new URL(api).port);
    const sockets = [
      'GET / HTTP/1.1\r\nhost',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
    ].map((bytes) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      socket.write(bytes);
      return socket;
    });
    await request(api, 'GET', '/parametros', '');
    child.kill('SIGTERM');
    expect(await child.exit).toEqual({ code: 0, signal: null });
    for (const socket of sockets) socket.destroy();
  }, 60_000);

  test('a second process on the folder is refused in a sentence', async () => {
    await start();
    const [code, lines] = await refusal({});
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toBe(
      `A pasta de dados ${folder} já está em uso por outro processo do Maleta, como o servidor. Encerre-o (Ctrl+C onde ele roda), ` +
        'repita o comando e abra-o outra vez, ou escolha outra pasta em MALETA_DATA. Com um PostgreSQL em DATABASE_URL os ' +
        'comandos trabalham com o servidor aberto.',
    );
  }, 60_000);

  test('a taken port, an open demonstration and a wrong setting are refused in a sentence', async () => {
    const taken: Server = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    expect(await refusal({ PORT: String(port) })).toEqual([
      1,
      [`A porta ${port} já está em uso. Encerre o outro programa ou escolha outra em PORT.`],
    ]);
    taken.close();
    expect(await refusal({ PORT: '0', HOST: '0.0.0.0' })).toEqual([
      1,
      [
        'Este banco tem usuários de demonstração, com senha conhecida: para abri-lo em 0.0.0.0 defina MALETA_DEMO=1.',
      ],
    ]);
    expect(await refusal({ PORT: 'abc' })).toEqual([1, ['PORT deve ser um número de 0 a 65535.']]);
    expect(await refusal({ PORT: '0', DATABASE_URL: 'postgres://localhost:1/x' })).toEqual([
      1,
      ['Com DATABASE_URL é preciso definir MALETA_JWT_KEY (32 caracteres ou mais).'],
    ]);
    const key = 'k'.repeat(32);
    expect(
      await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/x', MALETA_JWT_KEY: key, HOST: '127.0.0.1' }),
    ).toEqual([1, ['O banco de dados de DATABASE_URL não respondeu.']]);
  }, 90_000);

  test.each([
    [
      'without a DATABASE_URL',
      {},
      'As tarefas à parte precisam de DATABASE_URL; no banco embutido o próprio servidor as faz.',
    ],
    [
      'in a demonstration with simulated payments',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', MALETA_DEMO: '1' },
      'Os pagamentos simulados da demonstração vivem no servidor: ele mesmo faz as tarefas.',
    ],
    [
      'with MALETA_TAREFAS=0',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', MALETA_DEMO: '0', MALETA_TAREFAS: '0' },
      'MALETA_TAREFAS=0 diz que este processo não faz tarefas.',
    ],
  ])(
    'the worker refuses to start %s',
    async (_when, env, sentence) => {
      const worker = home.runWorker({ MALETA_JWT_KEY: 'k'.repeat(32), ...env });
      expect([(await worker.exit).code, worker.errors]).toEqual([1, [sentence]]);
    },
    60_000,
  );
});
