import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { CarrinhoScreen } from '#features/carrinho/carrinho-screen.tsx';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import { awaitIntencao } from '#outbox/carrinho/await-intencao.ts';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { CarrinhoProvider } from '#parts/cart/carrinho-provider.tsx';
import { type Device, DeviceProvider } from '#parts/device/device.tsx';
import { LiveQueryProvider } from '#parts/device/live-query-provider.tsx';
import type { Pair } from '#tests/bench/row.ts';
import { clienteSample, detalheSample } from '#tests/support/dom/samples.ts';
import { openVault } from '#vault/vault.ts';
import { deleteDatabase } from './bare-database.ts';
import { clocked } from './clocked.ts';

const CLIENTE = 101;
const USUARIO = { id: 7, nome: 'Ana Souza', nomeUsuario: 'ana', exportaListaProdutos: true };

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders the cart of this many lines from the disk, until its first counter is on screen; then removes it. */
async function drawCart(count: number): Promise<number> {
  const tenant = `cart-${crypto.randomUUID()}`;
  const env = { now: () => Date.now(), random: Math.random, uuid: () => crypto.randomUUID() };
  const vault = await openVault(tenant, USUARIO.id, env);
  const compra = sampleCliente({ idPessoaCliente: CLIENTE });
  await vault.clientes.put(
    clienteSample(CLIENTE, 'Farmácia Modelo', detalheSample(compra, 'Farmácia Modelo')),
  );
  await vault.device.update(1, { idPessoaCliente: CLIENTE });
  const linhas = Array.from({ length: count }, (_, at) => ({ idItem: at + 1, quantidade: 1 }));
  await vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: sampleCarrinho(linhas), at: 0 });
  const engine = openEngine({ tenant });
  await engine.status();
  const device: Device = {
    usuario: USUARIO,
    vault,
    engine,
    env,
    awaitIntencao: (ref, patienceMs) => awaitIntencao(vault, ref, patienceMs),
  };
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const ms = await clocked(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DeviceProvider device={device}>
          <LiveQueryProvider>
            <CarrinhoProvider>
              <CarrinhoScreen idHotsitePolitica={undefined} />
            </CarrinhoProvider>
          </LiveQueryProvider>
        </DeviceProvider>
      </QueryClientProvider>,
    );
    while (place.querySelector('[role=spinbutton]') === null) await frame();
    // It exists, and is painted.
    await frame();
    await frame();
  });
  root.unmount();
  place.remove();
  engine.close();
  vault.close();
  await deleteDatabase(vault.name);
  return ms;
}

/** Milliseconds from the disk to the screen: a cart of `long` lines, and one of `short` lines next to it. */
export async function timeCarts({
  long,
  short,
  times,
}: Record<'long' | 'short' | 'times', number>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  // The first one loads styles and code that every later one finds loaded.
  await drawCart(short);
  for (let run = 0; run < times; run++) {
    if (run % 2 === 0) pairs.push({ ours: await drawCart(long), bare: await drawCart(short) });
    else {
      const bare = await drawCart(short);
      pairs.push({ ours: await drawCart(long), bare });
    }
  }
  return pairs;
}
