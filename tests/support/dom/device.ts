import { onTestFinished } from 'vitest';
import type { Usuario } from '#contract/access/sessao.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { isSameLinha } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { type EngineClient, openEngine } from '#mirror/catalogue/engine-client.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { clearSession, writeSession } from '#net/session.ts';
import { awaitIntencao } from '#outbox/carrinho/await-intencao.ts';
import { dispatchLinha } from '#outbox/carrinho/dispatch-linha.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { Device } from '#parts/device/device.tsx';
import { openVault, type Vault } from '#vault/vault.ts';
import { openEnginePort } from './engine-worker.ts';
import { clienteSample, detalheSample, type ProdutoSample, produtoSample } from './samples.ts';

export const USUARIO: Usuario = { id: 7, nome: 'Ana Souza', nomeUsuario: 'ana', exportaListaProdutos: true };
export const CLIENTE = 101;
const CONTEXTO = 'c1';
const CONDICAO = 1;

/** A signed-in user's device in a page: the real vault and search over databases in memory; it sends no request. */
export type PageDevice = Device & {
  /** Quantities that the device wants, by idItem. */
  quantidades: () => Promise<Record<number, number>>;
  /** Puts this many of a product into the cart, not through the screen: 0 takes it out. */
  pedir: (idProduto: number, quantidade: number) => Promise<void>;
};

/** The real search engine over a message port, with these products and their prices. */
async function openCatalogue(tenant: string, produtos: readonly ProdutoSample[]): Promise<EngineClient> {
  const { port, close } = openEnginePort();
  const engine = openEngine({ tenant, port });
  onTestFinished(() => {
    engine.close();
    close();
  });
  if (produtos.length > 0) {
    const pages = async function* pages() {
      yield produtos.map(produtoSample);
    };
    await engine.useContext(String(USUARIO.id), CONTEXTO);
    await engine.importPages(String(USUARIO.id), CONTEXTO, pages(), { total: produtos.length });
  }
  return engine;
}

/** Puts a customer with prices and conditions into a vault, and makes it the current customer. */
export async function putCliente(vault: Vault, compra: ClienteCompra, saldoCashback = 0): Promise<void> {
  const nome = 'Farmácia Modelo';
  await vault.clientes.put(clienteSample(CLIENTE, nome, detalheSample(compra, nome, saldoCashback)));
  await vault.device.update(1, { idPessoaCliente: CLIENTE });
  await vault.checkpoints.bulkPut([
    {
      name: 'catalogo',
      state: 'ready',
      done: 1,
      total: 1,
      geracao: 'g1',
      version: 'g1',
      at: Date.now(),
      error: null,
    },
    { name: `precos:${CONTEXTO}`, state: 'ready', geracao: 'g1', etag: 'e1', at: Date.now() },
    { name: 'connection', state: 'connected', at: 0 },
  ]);
}

/** Signs the device's user in, as far as the network layer knows; a new token each time. */
export function beginSession(): string {
  const token = `token-${crypto.randomUUID()}`;
  writeSession({ ...USUARIO, token, expiraEm: '2099-01-01T00:00:00-03:00' }, true);
  onTestFinished(clearSession);
  return token;
}

/** Opens a device with one current customer for a test; it is closed after the test. */
export async function openPageDevice({
  produtos = [] as readonly ProdutoSample[],
  cliente = {} as Partial<ClienteCompra>,
  minimoCompra = 0,
  saldoCashback = 0,
  exporta = true,
} = {}): Promise<PageDevice> {
  // Databases outlive their test, and a counter begins again with its module.
  const tenant = `page-${crypto.randomUUID()}`;
  const env = { now: () => Date.now(), random: () => 0.5, uuid: () => crypto.randomUUID() };
  const vault = await openVault(tenant, USUARIO.id, env);
  onTestFinished(() => vault.close());
  await putCliente(
    vault,
    sampleCliente({ idPessoaCliente: CLIENTE, ...cliente }, { minimoCompra }),
    saldoCashback,
  );
  const engine = await openCatalogue(tenant, produtos);
  const wanted = async () => {
    const { idPessoaCliente } = must(await vault.device.get(1), 'device');
    return foldBase(await readCarrinhoBase(vault, must(idPessoaCliente, 'customer'))).linhas;
  };
  return {
    usuario: { ...USUARIO, exportaListaProdutos: exporta },
    vault,
    engine,
    env,
    awaitIntencao: (ref, patienceMs) => awaitIntencao(vault, ref, patienceMs),
    quantidades: async () =>
      Object.fromEntries((await wanted()).map((linha) => [linha.idItem, linha.quantidade])),
    pedir: async (idProduto, quantidade) => {
      const linha = { idItem: idProduto, idItemTipo: ITEM_PRODUTO, idCondicao: CONDICAO };
      const precos = { user: String(USUARIO.id), idContexto: CONTEXTO };
      const [produto] = (await engine.readProdutos([idProduto], precos)).produtos;
      const item = must(toItemVendavel(must(produto, `product ${idProduto}`)), 'price');
      const command = {
        idPessoaCliente: CLIENTE,
        nomeCliente: 'Farmácia Modelo',
        linha,
        quantidade,
        quantidadeAntes: (await wanted()).find((l) => isSameLinha(l, linha))?.quantidade ?? 0,
        revisao: null,
        visto: { ...linha, quantidade, item },
      };
      const saved = await dispatchLinha(vault, command, env);
      if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.error)}`);
    },
  };
}
