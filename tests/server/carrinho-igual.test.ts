import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Carrinho, carrinho as carrinhoSchema } from '#contract/cart/carrinho.ts';
import { contexto } from '#contract/catalogue/sincronizacao.ts';
import { clienteDadosGerais } from '#contract/customers/cliente.ts';
import { prazoFormaPagamento, preferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import { computeCarrinho, type ItemVendavel } from '#domain/cart/carrinho.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { applyLinha, type LinhaPedida } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { toClienteCompra } from '#mirror/cliente-compra.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readDeviceItems } from '#tests/support/device-feed.ts';

/** p2 and p4 are campaigns without an end: sale conditions with few products. */
const CONDICAO_OF = { c1: 1, c2: 2, c3: 3, c4: 4, p2: 12, p4: 14 } as const;

describe.each(oneDatabase)('the cart of device and server on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function readCliente(id: number): Promise<ClienteCompra> {
    const json = async (path: string) => JSON.parse((await rep.get(path)).text) as never;
    const contextos = z.decode(
      z.array(contexto),
      await json(`/sincronizacao/contextos?idPessoaCliente=${id}`),
    );
    const opcoes = [];
    for (const { idCondicao } of contextos) {
      const path = `/PrazoFormaPagamento?idPessoaCliente=${id}&idCondicao=${idCondicao}`;
      opcoes.push({ idCondicao, opcoes: z.decode(z.array(prazoFormaPagamento), await json(path)) });
    }
    const geral = `/Cliente/consultarClienteDadosGerais?idPessoaCliente=${id}`;
    const { limitePagamentoAntecipado } = (await json(`/Cliente/LimitePagamentoAntecipado/${id}`)) as {
      limitePagamentoAntecipado: number;
    };
    return toClienteCompra(id, {
      dadosGerais: z.decode(clienteDadosGerais, await json(geral)),
      preferencia: z.decode(
        preferenciaUsuarioCliente,
        await json(`/PreferenciaUsuarioCliente?idPessoaCliente=${id}`),
      ),
      limitePagamentoAntecipado: Math.round(limitePagamentoAntecipado * 100),
      contextos,
      opcoes,
    } as Parameters<typeof toClienteCompra>[1]);
  }

  async function sendMutation(
    cart: Carrinho | null,
    idCliente: number,
    linha: LinhaPedida,
  ): Promise<Carrinho | null> {
    const { idItem, idItemTipo, idCondicao, quantidade } = linha;
    const held = cart?.itens.find((i) => i.idItem === idItem && i.idCondicao === idCondicao);
    if (quantidade === 0 && !held) return cart;
    const query = `idCarrinho=${cart?.idCarrinho}&idCarrinhoGrupo=${held?.idCarrinhoGrupo}`;
    const answer =
      quantidade === 0
        ? await rep.delete(
            `/Carrinho/item?${query}&idItem=${idItem}&idItemTipo=${idItemTipo}&idCondicao=${idCondicao}`,
          )
        : held
          ? await rep.put(`/Carrinho/item?${query}`, linha)
          : await add(rep, idItem, quantidade, { IDPessoaCliente: idCliente, IDCondicaoProduto: idCondicao });
    expect(answer.status).toBe(200);
    return z.decode(carrinhoSchema, answer.body.carrinho);
  }

  const ids = ({
    idCarrinho: _c,
    idCarrinhoSituacao: _s,
    revisao: _r,
    politicaAceite: _p,
    informarDadosExtrasPedido: _i,
    numeroPedidoCliente: _n,
    observacao: _o,
    ...rest
  }: Carrinho) => rest;

  test.each([
    [101, ['c1', 'p2']],
    [103, ['c1', 'c2', 'p2']],
    [107, ['c3', 'p4']],
    [110, ['c4', 'c1']],
  ] as const)('is the same to the cent for customer %d after any changes', async (idCliente, contextos) => {
    await database.reset();
    rep = await api.as('representante');
    await database.db
      .insertInto('preferenciaUsuarioCliente')
      .values({ idUsuario: 1, idPessoaCliente: 103, idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const cliente = await readCliente(idCliente);
    const items = new Map<number, Map<number, ItemVendavel>>();
    for (const name of contextos) items.set(CONDICAO_OF[name], await readDeviceItems(api, rep, name));
    // A campaign's products: they have a price under all of the customer's conditions.
    const smallest = must(contextos.at(-1), 'contexto');
    const known = [...must(items.get(CONDICAO_OF[smallest]), 'items').keys()];
    const mutation = fc.record({
      // Few products, so that lines meet; all of them over the runs.
      pick: fc.nat(5),
      idCondicao: fc.constantFrom(...contextos.map((name) => CONDICAO_OF[name])),
      quantidade: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 120 }),
        fc.constantFrom(6, 12, 24, 99_999),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(known.length - 1),
        fc.array(mutation, { minLength: 1, maxLength: 8 }),
        async (start, mutations) => {
          await database.db.deleteFrom('carrinho').execute();
          let linhas: LinhaPedida[] = [];
          let server: Carrinho | null = null;
          for (const { pick, idCondicao, quantidade } of mutations) {
            const idItem = must(known[(start + pick) % known.length], 'produto');
            const linha = { idItem, idItemTipo: 1, idCondicao, quantidade };
            linhas = applyLinha(linhas, { linha, quantidade });
            server = await sendMutation(server, idCliente, linha);
          }
          if (server === null) return;
          const device = computeCarrinho(linhas, (l) => items.get(l.idCondicao)?.get(l.idItem), [], cliente);
          const answered = ids(toCalculado(server) as unknown as Carrinho);
          const grupos = answered.grupos.map(
            ({ idCarrinhoGrupo: _g, idEcommerceCarrinhoGrupoSituacao: _e, ...grupo }) => grupo,
          );
          expect({ ...answered, grupos }).toEqual(device);
        },
      ),
      { numRuns: 20 },
    );
  });
});
