import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inventedCnpj } from '#server/demo/seed/cnpj.ts';
import { VISITOR_LIMITS } from '#server/http/gates/visitor-gate.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

const PATH = '/cliente/solicitarAcesso';
const PEDIDO = {
  nome: 'Ana Souza',
  telefone: '(11) 98765-4321',
  email: 'ana@example.com',
  clientes: '101,102',
};

describe.each(oneDatabase)('a request for access on $name', ({ open }) => {
  const bench = useBench(open);

  const find = (cpfcnpj: string) =>
    bench.api.nobody.get(`/cliente/clienteSolicitaAcesso?cpfcnpj=${encodeURIComponent(cpfcnpj)}`);
  const stored = async () => {
    const pedidos = await bench.database.db
      .selectFrom('solicitacaoAcesso')
      .select(['idSolicitacaoAcesso', 'nome', 'telefone', 'email'])
      .execute();
    const clientes = await bench.database.db
      .selectFrom('solicitacaoAcessoCliente')
      .select('idPessoaCliente')
      .orderBy('idPessoaCliente')
      .execute();
    return { pedidos, clientes: clientes.map((row) => row.idPessoaCliente) };
  };

  test('finds a customer by the whole tax id, in either notation, and keeps the tax id out of the log', async () => {
    const answer = await find('99.000.101/0001-20');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { idPessoa: 101, cpfCnpj: '99000101000120', nome: 'Drogaria Aurora do Ipê Roxo Ltda' },
    ]);
    expect((await find('99000101000120')).text).toBe(answer.text);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(bench.log()).toContain('clienteSolicitaAcesso');
    expect(bench.log()).not.toMatch(/99000101000120|99\.000/);
  });

  test('finds neither a branch nor an unknown tax id, and refuses an invalid one', async () => {
    for (const nobody of [inventedCnpj(1), '33000167000101', '52998224725']) {
      const answer = await find(nobody);
      expect([nobody, answer.status, answer.body.Codigo]).toEqual([nobody, 404, 'nao-encontrado']);
      expect(answer.body.Description).toBe('Nenhum cliente foi encontrado com o CPF/CNPJ informado.');
    }
    for (const wrong of ['', '990001010001', '99000101000121', '%']) {
      const answer = await find(wrong);
      expect([wrong, answer.status, answer.body.Codigo]).toEqual([wrong, 400, 'requisicao-invalida']);
    }
  });

  test('lets an address look up a limited number of customers, found or not', async () => {
    const few = (perAddress: number) => ({ perAddress, windowMs: 60_000 });
    const limits = { ...VISITOR_LIMITS, cliente: few(3), solicitacao: few(1) };
    await bench.reopen({ visitorLimits: limits });
    const statuses = [];
    for (const one of ['99000101000120', '33000167000101', '52998224725', '99000101000120']) {
      statuses.push((await find(one)).status);
    }
    expect(statuses).toEqual([200, 404, 404, 429]);
    // The one does not use up the other's limit.
    expect((await bench.api.nobody.post(PATH, PEDIDO)).status).toBe(200);
    expect((await bench.api.nobody.post(PATH, PEDIDO)).status).toBe(429);
  });

  test('is stored with its customers, and gets a sentence as response', async () => {
    const answer = await bench.api.nobody.post(PATH, PEDIDO);
    expect([answer.status, answer.text]).toEqual([
      200,
      '{"mensagem":"Sua solicitação de acesso foi recebida. Assim que for analisada, a resposta chega no e-mail informado."}',
    ]);
    expect(await stored()).toEqual({
      pedidos: [
        { idSolicitacaoAcesso: 1, nome: 'Ana Souza', telefone: '11987654321', email: 'ana@example.com' },
      ],
      clientes: [101, 102],
    });
  });

  test('does not reveal which numbers are customers: others are left out, and a branch does not count', async () => {
    const known = await bench.api.nobody.post(PATH, PEDIDO);
    const unknown = await bench.api.nobody.post(PATH, { ...PEDIDO, clientes: '1,103,999999,103' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect((await stored()).clientes).toEqual([101, 102, 103]);
  });

  test('repeated under its key is done once', async () => {
    const key = randomUUID();
    const first = await bench.api.nobody.post(PATH, PEDIDO, { key });
    const again = await bench.api.nobody.post(PATH, PEDIDO, { key });
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await bench.api.nobody.post(PATH, { ...PEDIDO, clientes: '103' }, { key });
    expect([other.status, other.body.Codigo]).toEqual([422, 'chave-reutilizada']);
    expect((await stored()).clientes).toEqual([101, 102]);
  });

  test.each([
    [{ nome: ' ' }, 'Campo obrigatório.'],
    [{ email: 'ana' }, 'Informe um e-mail válido.'],
    [{ telefone: '119876543' }, 'O formato do telefone informado é inválido.'],
    [{ telefone: '55119876543210' }, 'O telefone informado ultrapassou a quantidade máxima de caracteres.'],
    [{ clientes: '' }, 'O campo clientes está ausente ou é inválido (no corpo).'],
    [{ clientes: '101,' }, 'O campo clientes está ausente ou é inválido (no corpo).'],
    [
      { clientes: Array(51).fill('101').join(',') },
      'O campo clientes está ausente ou é inválido (no corpo).',
    ],
  ])('with %o is refused: %s', async (change, sentence) => {
    const answer = await bench.api.nobody.post(PATH, { ...PEDIDO, ...change });
    expect([answer.status, answer.body.Description]).toEqual([400, sentence]);
    expect((await stored()).pedidos).toEqual([]);
  });
});
