import { MessageChannel } from 'node:worker_threads';
import { login, type UsuarioComToken } from '#contract/access/sessao.ts';
import type { Combo } from '#contract/catalogue/combo.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { type ItemVendavel, idPagamentoOf } from '#domain/cart/carrinho.ts';
import { type CarrinhoView, viewCarrinho } from '#domain/cart/carrinho-view.ts';
import { isSameGrupo, isSameLinha, type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { comboVendavelOf } from '#domain/combo/combo.ts';
import { must } from '#lib/must.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { type EngineClient, openEngine } from '#mirror/catalogue/engine-client.ts';
import type { EnginePort } from '#mirror/catalogue/engine-protocol.ts';
import { serveEngine } from '#mirror/catalogue/engine-serve.ts';
import { contextoOf, toClienteCompra } from '#mirror/cliente-compra.ts';
import { linhaOfCombo, readCombos, toCombosVendaveis } from '#mirror/combos.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { readAnswer } from '#net/request.ts';
import { openStream, send } from '#net/send.ts';
import { dispatchExtras, dispatchPagamento } from '#outbox/carrinho/dispatch-carrinho.ts';
import { dispatchLinha } from '#outbox/carrinho/dispatch-linha.ts';
import { foldBase, readCarrinhoBase, vistoIn } from '#outbox/carrinho/read-carrinho.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { createLine } from '#sync/measured.ts';
import type { MirrorEnv } from '#sync/pull/pull-catalogo.ts';
import { drain } from '#sync/push/push.ts';
import { refreshAll } from '#sync/refresh.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import { openVault } from '#vault/vault.ts';

/** A device in a test: the real vault, engine and sender, on a clock that moves only when the test moves it. */
export type TestDevice = {
  env: MirrorEnv;
  clock: { now: number };
  session: { token: string | null };
  /** Mirrors all data of the customer. */
  refresh: () => Promise<void>;
  serve: (idPessoaCliente: number) => Promise<void>;
  view: () => Promise<CarrinhoView>;
  /** Uses the customer's preferred condition unless another is named, as a campaign's. */
  setQuantidade: (idProduto: number, quantidade: number, idCondicao?: number) => Promise<void>;
  /** Restores a product's removed line, before another product's line. */
  putBack: (idProduto: number, quantidade: number, antesDe: number) => Promise<void>;
  setCombo: (combo: Combo, quantidade: number) => Promise<void>;
  /** Pays the group of a cart's product with another of its options; returns that option's id. */
  setPagamento: (idProduto: number, option?: number) => Promise<string>;
  setExtras: (numeroPedidoCliente: string) => Promise<void>;
  /** Submits the cart, or only the groups of these products. */
  finalizar: (idProdutos?: readonly number[]) => Promise<{ key: string; codigoLocal: string }>;
  /** Sends unsent changes, and passes waits until no change is due or `limit` rounds are done. */
  drainAll: (limit?: number) => Promise<void>;
  close: () => void;
};

/** A condition other than the preferred one; the product before whose line it is placed. */
type Place = { idCondicao?: number | undefined; antesDe?: number };

let devices = 0;

const noPause = (): Promise<void> => Promise.resolve();

function startEngine(tenant: string): { engine: EngineClient; close: () => void } {
  const channel = new MessageChannel();
  channel.port1.start();
  channel.port2.start();
  // Node's ports dispatch the same events; only their types differ from the browser's.
  serveEngine(channel.port2 as unknown as EnginePort, (name) => new CatalogueDatabase(name));
  const engine = openEngine({ tenant, port: channel.port1 as unknown as EnginePort });
  return { engine, close: () => channel.port1.close() };
}

/** Signs in over the wire, as the log-in dialog does. */
export async function logIn(usuario = 'representante', senha = 'maleta123'): Promise<UsuarioComToken> {
  const authorization = `Basic ${Buffer.from(`${usuario}:${senha}`).toString('base64')}`;
  const reply = readAnswer(login, await send(toWire(login, {}), { authorization }));
  if (!reply.ok) throw new Error(`log-in: ${JSON.stringify(reply.error)}`);
  return reply.value;
}

/** Opens a fresh device for a signed-in user; `fetch('/api/...')` must reach the server. */
export async function openTestDevice(usuario: UsuarioComToken): Promise<TestDevice> {
  devices += 1;
  const tenant = `device-${devices}`;
  const clock = { now: Date.now() };
  const session: { token: string | null } = { token: usuario.token };
  const outboxEnv = { now: () => clock.now, random: () => 0.5, uuid: () => crypto.randomUUID() };
  const vault = await openVault(tenant, usuario.id, outboxEnv);
  const { engine, close } = startEngine(tenant);
  const line = createLine(
    { ...outboxEnv, vault, send },
    {
      onBack: () => undefined,
      onError: (error) => {
        throw error;
      },
    },
  );
  const env: MirrorEnv = {
    ...outboxEnv,
    vault,
    engine,
    send: line.send,
    openStream,
    token: () => session.token,
    capMs: () => 60_000,
  };
  const current = async () => {
    const id = must((await vault.device.get(1))?.idPessoaCliente, 'customer');
    const row = must(await vault.clientes.get(id), 'cliente');
    return { id, row, detalhe: must(row.detalhe, 'detalhe') };
  };
  /** The products of lines, each with the price of its own condition, by linhaKey. */
  const itensOf = async (linhas: readonly LinhaChave[], { contextos }: ClienteDetalhe) => {
    const itens = new Map<string, ItemVendavel | undefined>();
    for (const { idContexto, idCondicao } of contextos) {
      const ids = linhas
        .filter((l) => l.idItemTipo === 1 && l.idCondicao === idCondicao)
        .map((l) => l.idItem);
      const precos = { user: String(vault.idUsuario), idContexto };
      const { produtos } = await engine.readProdutos(ids, precos);
      for (const p of produtos)
        itens.set(linhaKey({ idItem: p.idProduto, idItemTipo: 1, idCondicao }), toItemVendavel(p));
    }
    return itens;
  };
  const view = async () => {
    const { id, detalhe } = await current();
    const base = await readCarrinhoBase(vault, id);
    const dobra = foldBase(base);
    const itens = await itensOf(dobra.linhas, detalhe);
    const combos = toCombosVendaveis((await readCombos(vault, id))?.valor ?? []);
    const produtoOf = (l: LinhaChave) => itens.get(linhaKey(l)) ?? combos.get(linhaKey(l));
    const snapshot = base.snapshot?.carrinho ?? null;
    return viewCarrinho(snapshot, dobra, produtoOf, (l) => vistoIn(base, l), toClienteCompra(id, detalhe));
  };
  const setLinha = async (idProduto: number, quantidade: number, place: Place = {}) => {
    const { id, row, detalhe } = await current();
    const idCondicao = place.idCondicao ?? must(contextoOf(detalhe), 'contexto').idCondicao;
    const linha = { idItem: idProduto, idItemTipo: 1, idCondicao };
    const item = must((await itensOf([linha], detalhe)).get(linhaKey(linha)), `price of ${idProduto}`);
    const before = await view();
    const saved = await dispatchLinha(
      vault,
      {
        idPessoaCliente: id,
        nomeCliente: row.usuarioCliente.pessoa.nome,
        linha,
        quantidade,
        quantidadeAntes: before.carrinho.itens.find((i) => isSameLinha(i, linha))?.quantidade ?? 0,
        revisao: before.revisao,
        visto: { ...linha, quantidade, item },
        antesDe: place.antesDe === undefined ? undefined : { ...linha, idItem: place.antesDe },
      },
      outboxEnv,
    );
    if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
  };
  return {
    env,
    clock,
    session,
    view,
    refresh: () => refreshAll(env, noPause),
    serve: async (idPessoaCliente) => {
      await vault.device.update(1, { idPessoaCliente });
      await refreshAll(env, noPause);
    },
    setQuantidade: (idProduto, quantidade, idCondicao) => setLinha(idProduto, quantidade, { idCondicao }),
    putBack: (idProduto, quantidade, antesDe) => setLinha(idProduto, quantidade, { antesDe }),
    setCombo: async (combo, quantidade) => {
      const { id, row } = await current();
      const linha = linhaOfCombo(combo);
      const item = must(comboVendavelOf(combo), `price of combo ${combo.idItem}`);
      const before = await view();
      const saved = await dispatchLinha(
        vault,
        {
          idPessoaCliente: id,
          nomeCliente: row.usuarioCliente.pessoa.nome,
          linha,
          quantidade,
          quantidadeAntes: before.carrinho.itens.find((i) => isSameLinha(i, linha))?.quantidade ?? 0,
          revisao: before.revisao,
          visto: { ...linha, quantidade, item },
        },
        outboxEnv,
      );
      if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
    },
    setPagamento: async (idProduto, option = 1) => {
      const { id, row, detalhe } = await current();
      const { carrinho } = await view();
      const item = must(
        carrinho.itens.find((i) => i.idItem === idProduto),
        'line',
      );
      const grupo = must(
        carrinho.grupos.find((g) => isSameGrupo(g, item)),
        'group',
      );
      const others = (detalhe.opcoes.find((o) => o.idCondicao === grupo.idCondicao)?.opcoes ?? []).filter(
        (o) => o.id !== idPagamentoOf(grupo) && ![8, 10].includes(o.formaPagamento.idFormaPagamento),
      );
      const { prazo, formaPagamento, id: idPagamento } = must(others[option % others.length], 'option');
      const saved = await dispatchPagamento(
        vault,
        {
          idPessoaCliente: id,
          nomeCliente: row.usuarioCliente.pessoa.nome,
          grupo: {
            idPessoaFilial: grupo.idPessoaFilial,
            idCondicao: grupo.idCondicao,
            idCarrinhoGrupoTipo: grupo.idCarrinhoGrupoTipo,
          },
          idPrazo: prazo.idPrazo,
          idFormaPagamento: formaPagamento.idFormaPagamento,
          descricaoPagamento: formaPagamento.descFormaPagamento,
        },
        outboxEnv,
      );
      if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
      return idPagamento;
    },
    setExtras: async (numeroPedidoCliente) => {
      const { id, row } = await current();
      const extras = { informar: numeroPedidoCliente !== '', numeroPedidoCliente, observacao: '' };
      const nomeCliente = row.usuarioCliente.pessoa.nome;
      const saved = await dispatchExtras(vault, { idPessoaCliente: id, nomeCliente, extras }, outboxEnv);
      if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
    },
    finalizar: async (idProdutos) => {
      const { id, row } = await current();
      const { carrinho } = await view();
      const chosen = idProdutos && carrinho.itens.filter((i) => idProdutos.includes(i.idItem));
      const saved = await dispatchEnvio(
        vault,
        {
          idPessoaCliente: id,
          nomeCliente: row.usuarioCliente.pessoa.nome,
          ...toEnvio(carrinho, chosen),
        },
        outboxEnv,
      );
      if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
      return saved.value;
    },
    drainAll: async (limit = 10) => {
      for (let round = 0; round < limit; round += 1) {
        const { nextAt } = await drain(env);
        if (nextAt === null) return;
        clock.now = Math.max(clock.now, nextAt);
      }
    },
    close: () => {
      close();
      vault.close();
    },
  };
}
