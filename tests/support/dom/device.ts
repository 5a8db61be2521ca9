import { MessageChannel } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { Usuario } from '#contract/sessao.ts';
import { sampleCliente } from '#domain/carrinho-sample.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { CatalogueDatabase } from '#mirror/catalogue-database.ts';
import { type EngineClient, openEngine } from '#mirror/engine-client.ts';
import type { EnginePort } from '#mirror/engine-protocol.ts';
import { serveEngine } from '#mirror/engine-serve.ts';
import { awaitIntencao } from '#outbox/await-intencao.ts';
import { foldBase, readCarrinhoBase } from '#outbox/read-carrinho.ts';
import type { Device } from '#parts/device.tsx';
import { openVault, type Vault } from '#vault/vault.ts';
import { clienteSample, detalheSample, type ProdutoSample, produtoSample } from './samples.ts';

export const USUARIO: Usuario = { id: 7, nome: 'Ana Souza', nomeUsuario: 'ana', exportaListaProdutos: true };
export const CLIENTE = 101;
const CONTEXTO = 'c1';

let opened = 0;

/** A logged-in user's device in a page: the real vault and search over databases in memory; nothing is sent. */
export type PageDevice = Device & {
  /** Quantities that the device wants, by idItem. */
  quantidades: () => Promise<Record<number, number>>;
};

/** The real search engine over a message port, with these products and their prices. */
async function openCatalogue(tenant: string, produtos: readonly ProdutoSample[]): Promise<EngineClient> {
  const channel = new MessageChannel();
  channel.port1.start();
  channel.port2.start();
  // Node's ports dispatch the same events; only their types differ from the browser's.
  serveEngine(channel.port2 as unknown as EnginePort, (name) => new CatalogueDatabase(name));
  const engine = openEngine({ tenant, port: channel.port1 as unknown as EnginePort });
  onTestFinished(() => {
    engine.close();
    channel.port1.close();
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

async function putCliente(vault: Vault, compra: ClienteCompra, saldoCashback: number): Promise<void> {
  const nome = 'Farmácia Modelo';
  await vault.clientes.put(clienteSample(CLIENTE, nome, detalheSample(compra, nome, saldoCashback)));
  await vault.device.update(1, { idPessoaCliente: CLIENTE });
  await vault.checkpoints.bulkPut([
    { name: 'catalogo', state: 'ready', done: 1, total: 1, geracao: 'g1', version: 'g1', at: 0, error: null },
    { name: `precos:${CONTEXTO}`, state: 'ready', geracao: 'g1', etag: 'e1', at: 0 },
    { name: 'connection', state: 'connected', at: 0 },
  ]);
}

/** Opens a device for a test, which serves one customer; it is closed after the test. */
export async function openPageDevice({
  produtos = [] as readonly ProdutoSample[],
  cliente = {} as Partial<ClienteCompra>,
  minimoCompra = 0,
  saldoCashback = 0,
} = {}): Promise<PageDevice> {
  opened += 1;
  const tenant = `page-${opened}`;
  const env = { now: () => Date.now(), random: () => 0.5, uuid: () => crypto.randomUUID() };
  const vault = await openVault(tenant, USUARIO.id, env);
  onTestFinished(() => vault.close());
  await putCliente(
    vault,
    sampleCliente({ idPessoaCliente: CLIENTE, ...cliente }, { minimoCompra }),
    saldoCashback,
  );
  const engine = await openCatalogue(tenant, produtos);
  return {
    usuario: USUARIO,
    vault,
    engine,
    env,
    awaitIntencao: (ref, patienceMs) => awaitIntencao(vault, ref, patienceMs),
    quantidades: async () => {
      const { idPessoaCliente } = must(await vault.device.get(1), 'device');
      const { linhas } = foldBase(await readCarrinhoBase(vault, must(idPessoaCliente, 'customer')));
      return Object.fromEntries(linhas.map((linha) => [linha.idItem, linha.quantidade]));
    },
  };
}
