import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { whyTooEarly } from '#server/cli/import/why-too-early.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import { ensureFeeds, readPrecosFeed } from '#server/feed/feed.ts';
import { type Api, basic, clientOf, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { EMPRESA } from '#tests/support/empresa.ts';
import { counts } from '#tests/support/loads.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';

const clock = () => new Date('2026-11-20T15:00:00Z');

let store: Store;
let api: Api;
let machine: Machine;
let caixa: Caixa;

beforeAll(async () => {
  store = await openStore({ memory: true });
  await migrate(store.db);
  caixa = createCaixa(clock);
  api = await openApi(
    { store, db: store.db },
    { clock, correio: caixa, endereco: 'https://maleta.example.com' },
  );
  machine = await openMachine(api, store.db, { clock });
});
afterAll(async () => {
  await api.close();
  await store.close();
});

/** The transactions that wrote the rows last. */
const versions = async () => {
  const { rows } = await sql<{ tabela: string; versoes: string }>`
    select 'pessoa' as "tabela", string_agg(xmin::text, ' ' order by "idPessoa") as "versoes" from "pessoa"
    union all select 'usuario', string_agg(xmin::text, ' ' order by "idUsuario") from "usuario"
    union all select 'contexto', string_agg(xmin::text, ' ' order by "idContexto") from "contexto"
    union all select 'prazo', string_agg(xmin::text, ' ' order by "idPrazo") from "prazo"
    union all select 'produto', string_agg("mudado"::text, ' ' order by "idProduto") from "produto"
    union all select 'produtoPreco', string_agg("mudado"::text, ' ') from "produtoPreco"
    union all select 'produtoEstoque', string_agg("mudado"::text, ' ') from "produtoEstoque"
    union all select 'usuarioCliente', string_agg(xmin::text, ' ' order by "idPessoaCliente") from "usuarioCliente"`.execute(
    store.db,
  );
  return rows;
};

test('lines that name other kinds come too early for an empty database', async () => {
  expect(await whyTooEarly(store.db, 'prazos')).toBeUndefined();
  expect(await whyTooEarly(store.db, 'precos')).toBe(
    'O banco ainda não tem condicoes nem produtos, e cada linha de precos cita um registro deles. Carregue antes condicoes, produtos, ou faça maleta comecar.',
  );
  expect(await whyTooEarly(store.db, 'contatos')).toBe(
    'O banco ainda não tem clientes, e cada linha de contatos cita um registro deles. Carregue antes clientes.',
  );
});

test('an empty database that a company loaded takes the first order of its first user', async () => {
  for (const [recurso, linhas] of Object.entries(EMPRESA)) {
    const carga = await machine.loaded(recurso, linhas);
    expect([recurso, ...counts(carga)]).toEqual([recurso, 'concluida', linhas.length, 0, 0, 0, 0]);
  }
  for (const recurso of RECURSOS) expect(await whyTooEarly(store.db, recurso)).toBeUndefined();
  await ensureFeeds(store.db, clock);
  expect(await readPrecosFeed(store.db, 'T-SP')).toBeDefined();

  const semSenha = await api.nobody.post('/login', undefined, {
    headers: { authorization: basic('vera', '') },
  });
  expect(semSenha.status).toBe(401);
  await api.nobody.get('/cliente/RecuperacaoSenha?nomeUsuario=vera');
  await expect.poll(() => caixa.listar().length).toBe(1);
  const token = /\/recuperar-senha#(\S+)$/m.exec(caixa.listar()[0]?.texto ?? '')?.[1] ?? '';
  const senha = 'minha-senha';
  const nova = { token, senhaNova: senha, confirmacaoSenha: senha };
  expect((await api.nobody.post('/cliente/RedefinirSenha', nova)).status).toBe(200);
  const login = await api.nobody.post('/login', undefined, {
    headers: { authorization: basic('vera', senha) },
  });
  const vera = clientOf(api.app, login.body.token);

  const { idProduto } = await store.db.selectFrom('produto').select('idProduto').executeTakeFirstOrThrow();
  const principal = await store.db
    .selectFrom('preferenciaUsuario')
    .innerJoin('preferenciaUsuarioCliente as p', (join) =>
      join.onRef('p.idPessoaCliente', '=', 'idPessoaClientePrincipal').on('p.idUsuario', '=', 1),
    )
    .select(['p.idPessoaCliente', 'p.idCondicao', 'p.idPrazo', 'p.idFormaPagamento'])
    .executeTakeFirstOrThrow();
  const added = await add(vera, idProduto, 10, {
    IDPessoaCliente: principal.idPessoaCliente,
    IDCondicaoCliente: principal.idCondicao,
    IDCondicaoProduto: principal.idCondicao,
    IDPrazo: principal.idPrazo,
    IDFormasPagamento: principal.idFormaPagamento,
  });
  expect(added.body.carrinho.valorTotal).toBe(200);
  const carrinho = await accept(vera, added.body.carrinho.idCarrinho);
  const pedido = await confirm(vera, carrinho.idCarrinho, seenOf(carrinho));
  expect([pedido.status, pedido.body.pedidos.length]).toEqual([200, 1]);
});

test('a reload of the same records writes nothing, in whatever order their lists are', async () => {
  // The order took from stock and credit: the company states them again.
  await machine.loaded('clientes', EMPRESA.clientes);
  await machine.loaded('estoques', EMPRESA.estoques);
  const before = await versions();
  for (const [recurso, linhas] of Object.entries(EMPRESA)) {
    const carga = await machine.loaded(recurso, JSON.parse(JSON.stringify(linhas)) as object[]);
    expect([recurso, ...counts(carga)]).toEqual([recurso, 'concluida', 0, 0, linhas.length, 0, 0]);
  }
  const [cliente] = EMPRESA.clientes;
  const virado = {
    ...cliente,
    licencas: [...cliente.licencas].reverse(),
    condicoes: cliente.condicoes.map((uma) => ({ ...uma, pagamentos: [...uma.pagamentos].reverse() })),
  };
  expect(counts(await machine.loaded('clientes', [virado]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
  const [condicao] = EMPRESA.condicoes;
  const condicaoVirada = { ...condicao, tabelas: [...condicao.tabelas].reverse() };
  expect(counts(await machine.loaded('condicoes', [condicaoVirada]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
  expect(await versions()).toEqual(before);
});
