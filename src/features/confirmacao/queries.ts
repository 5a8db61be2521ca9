import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { recusarMutacao } from '#contract/cart/mutacao.ts';
import { consultarPedidosPorCarrinho } from '#contract/orders/pedido.ts';
import { consultarItensPedido, type PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { dropFinalizado, noteFinalizado } from '#mirror/finalizados.ts';
import { type Desfechos, readDesfechos } from '#mirror/read-pedidos.ts';
import { readAnswer, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { type CarrinhoBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { askForScreen, readForScreen } from '#outbox/send-for-screen.ts';
import { settleArrived, settleWithdrawn } from '#outbox/take-back.ts';
import { numerosDe } from '#parts/cart/envio-words.ts';
import { type EnvioComHistoria, newestEnvios } from '#parts/cart/newest-envios.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { laneOf, type PedidoDoCarrinho, type ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { alheiosOf } from './alheios.ts';
import { deOutroOf, type PedidoComCodigo } from './de-outro.ts';
import { pedidosDoCodigo } from './feitos.ts';
import { outrosPedidos } from './outros-pedidos.ts';
import { type SituacaoTotal, situacaoDe } from './totais.ts';
import { type PedidoLido, isVigente, sobrescritosOf } from './view.ts';

/** A submission with everything its confirmation shows. */
export type EnvioLido = EnvioComHistoria & {
  base: CarrinhoBase;
  cliente: ClienteRow | undefined;
  /** Its lines that replaced another device's quantity. */
  sobrescritos: ReturnType<typeof sobrescritosOf>;
  /** Orders that another device made of this submission. */
  feitos: PedidoResumo[];
  /** Orders of its customer with lines of it that this device did not make. */
  outros: PedidoDoCarrinho[];
  /** Its orders that another device made first. */
  deOutro: PedidoComCodigo[];
  /** Its orders that the server refused since, as stored here. */
  negados: PedidoResumo[];
  /** The later states of its orders. */
  desfechos: Desfechos;
  /** How each of its orders counts, by number, as stored here. */
  situacoes: ReadonlyMap<number, SituacaoTotal>;
  /** Orders that other devices made of its cart. */
  alheios: PedidoDoCarrinho[];
  connected: boolean;
  /** The server wants the password before it accepts anything. */
  authHeld: boolean;
};

/**
 * Reads the orders that another device made of a refused submission, and others with lines of it; empty for a
 * submission that was not refused, which has its own result.
 */
async function readFeitos(
  vault: Vault,
  { envio }: EnvioComHistoria,
  receipts: readonly ReceiptRow[],
): Promise<Pick<EnvioLido, 'feitos' | 'outros'>> {
  if (envio.kind !== 'recusado') return { feitos: [], outros: [] };
  const { intent, at, idPessoaCliente } = envio.row;
  const [rows, lines] = await Promise.all([
    vault.pedidos.where('idPessoaCliente').equals(idPessoaCliente).toArray(),
    vault.pedidoItens.where('idPessoaCliente').equals(idPessoaCliente).toArray(),
  ]);
  const itensOf = new Map(lines.map(({ idPrePedido, itens }) => [idPrePedido, itens]));
  const mantidos = rows.map(({ pedido }) => ({
    pedido,
    itens: itensOf.get(pedido.idPrePedido) ?? pedido.itens,
  }));
  const proprios = new Set(receipts.flatMap(({ pedidos }) => pedidos.map((p) => p.idPrePedido)));
  return {
    feitos: pedidosDoCodigo(
      rows.map(({ pedido }) => pedido),
      { codigoLocal: intent.codigoLocal, at },
    ),
    outros: outrosPedidos(mantidos, { intent, at }, proprios),
  };
}

/** Finds the orders of a confirmed submission that another device made first or that were refused, as stored here. */
async function readConfirmados(
  vault: Vault,
  { envio }: EnvioComHistoria,
): Promise<Pick<EnvioLido, 'deOutro' | 'negados' | 'desfechos' | 'situacoes'>> {
  const desfechos = await readDesfechos(vault, numerosDe(envio));
  if (envio.kind !== 'confirmado') return { deOutro: [], negados: [], desfechos, situacoes: new Map() };
  const { intent } = envio.row;
  const rows = await vault.pedidos.bulkGet(numerosDe(envio));
  const lidos = rows.flatMap((row) => row?.pedido ?? []);
  return {
    deOutro: deOutroOf(intent, lidos),
    negados: lidos.filter((pedido) => situacaoDe(pedido) === 'recusado'),
    desfechos,
    situacoes: new Map(lidos.map((pedido) => [pedido.idPrePedido, situacaoDe(pedido)])),
  };
}

/** Every submission of a lane, in its present state. */
async function readEnvios(vault: Vault, lane: string): Promise<EnvioComHistoria[]> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).toArray(),
  ]);
  return newestEnvios({ rows, parked, receipts });
}

async function findByKey(vault: Vault, key: string): Promise<EnvioComHistoria | undefined> {
  const found =
    (await vault.outbox.where('key').equals(key).first()) ??
    (await vault.parked.get(key)) ??
    (await vault.receipts.get(key));
  if (!found) return undefined;
  return (await readEnvios(vault, found.lane)).find(({ envio }) => envio.row.seq === found.seq);
}

async function findLast(vault: Vault, idPessoaCliente: number): Promise<EnvioComHistoria | undefined> {
  const envios = await readEnvios(vault, laneOf(idPessoaCliente));
  return envios.toSorted((a, b) => a.envio.row.at - b.envio.row.at).at(-1);
}

/**
 * The submission of a key; without a key, the customer's last one. Follows it while it is sent, confirmed, refused and
 * tried again. Undefined while it is read, null when this device has none.
 */
export function useEnvio(
  key: string | null,
  idPessoaCliente: number | undefined,
): EnvioLido | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    if (key === null && idPessoaCliente === undefined) return undefined;
    const found = key === null ? await findLast(vault, idPessoaCliente ?? 0) : await findByKey(vault, key);
    if (!found) return null;
    const id = found.envio.row.idPessoaCliente;
    const { row } = found.envio;
    const receipts = await vault.receipts.where('lane').equals(row.lane).toArray();
    const [base, cliente, parked, feitos, confirmados, connection, auth] = await Promise.all([
      readCarrinhoBase(vault, id),
      vault.clientes.get(id),
      vault.parked.where('lane').equals(row.lane).toArray(),
      readFeitos(vault, found, receipts),
      readConfirmados(vault, found),
      vault.checkpoints.get('connection'),
      vault.checkpoints.get('auth'),
    ]);
    return {
      ...found,
      base,
      cliente,
      sobrescritos: sobrescritosOf(row, receipts),
      ...feitos,
      ...confirmados,
      alheios: alheiosOf(row, parked),
      connected: isConnected(connection),
      authHeld: auth?.name === 'auth' && auth.state === 'held',
    };
  }, [vault, key, idPessoaCliente]);
}

/**
 * Orders in the state that this device has read of them since `at` (epoch milliseconds), as of a Pix that was paid
 * later; without those that were cancelled.
 */
function useAgora(lidos: readonly PedidoLido[] | undefined, at: number): PedidoLido[] | undefined {
  const { vault } = useDevice();
  const ids = lidos?.map(({ pedido }) => pedido.idPrePedido).join() ?? '';
  const rows = useLiveQuery(
    () => vault.pedidos.bulkGet(ids === '' ? [] : ids.split(',').map(Number)),
    [vault, ids],
  );
  return useMemo(() => {
    const agora = lidos?.map((lido) => {
      const row = rows?.find((one) => one?.idPrePedido === lido.pedido.idPrePedido);
      if (row === undefined || row.at <= at) return lido;
      const { portalPedidoSituacao, idPrePedidoSituacao, mensagemOcorrencia: motivo } = row.pedido;
      return { ...lido, pedido: { ...lido.pedido, portalPedidoSituacao, idPrePedidoSituacao }, motivo };
    });
    return agora?.filter(({ pedido }) => isVigente(pedido));
  }, [lidos, rows, at]);
}

/**
 * The orders made of a cart, read again after each payment and in their present state; `lidos` is undefined until they
 * are read. `doServidor`: as the server told them.
 */
export function usePedidosDoCarrinho(idCarrinho: number): {
  lidos: PedidoLido[] | undefined;
  doServidor: PedidoLido[] | undefined;
  isFalha: boolean;
  isLendo: boolean;
  reler: () => void;
} {
  const device = useDevice();
  const { usuario } = device;
  const { pagos } = useSnapshot(pagamentoAberto);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    queryKey: ['pedidosDoCarrinho', usuario.id, idCarrinho, pagos],
    queryFn: async ({ signal }) => {
      const options = { signal, token: readSession()?.token ?? null };
      const reply = await askForScreen(device, (withMarca) =>
        request(consultarPedidosPorCarrinho, { query: { idCarrinho } }, { ...options, ...withMarca }),
      );
      if (!reply.ok) throw new Error(`pedidos: ${reply.error.kind}`);
      return Promise.all(
        reply.value.filter(isVigente).map(async (pedido): Promise<PedidoLido> => {
          const query = { idPrePedido: pedido.idPrePedido };
          const [itens, mantido] = await Promise.all([
            askForScreen(device, (withMarca) =>
              request(consultarItensPedido, { query }, { ...options, ...withMarca }),
            ),
            device.vault.pedidos.get(pedido.idPrePedido),
          ]);
          const motivo = mantido?.pedido.mensagemOcorrencia ?? null;
          return { pedido, itens: itens.ok ? itens.value : [], motivo };
        }),
      );
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  const reler = () => void refetch().catch(() => undefined);
  const lidos = useAgora(data, dataUpdatedAt);
  return { lidos, doServidor: data, isFalha: isError, isLendo: isFetching, reler };
}

/**
 * Notes the result of a payment that was ended on this device, once the cart's orders are read: with orders it was
 * taken, without orders it was not. Does nothing before.
 */
export function useNoteFinalizado(idCarrinho: number, lidos: readonly PedidoLido[] | undefined): void {
  const { vault } = useDevice();
  useEffect(() => {
    if (lidos === undefined) return;
    const numeros = lidos.map(({ pedido }) => pedido.idPrePedido);
    const noted =
      numeros.length > 0 ? noteFinalizado(vault, idCarrinho, numeros) : dropFinalizado(vault, idCarrinho);
    noted.catch((error: unknown) => console.warn('the end of a payment was not remembered', error));
  }, [vault, idCarrinho, lidos]);
}

/** The result of asking the server to refuse a submission that was tried. Only the first two change anything. */
export type Withdrawn = 'withdrawn' | 'confirmed' | 'moved' | 'busy' | 'session' | 'no-signal' | 'unknown';

/**
 * Asks the server never to accept a submission, and settles it by the response: taken back to the cart, or confirmed
 * because it had arrived. `moved`: it was settled meanwhile.
 */
export async function withdraw(
  { vault, env }: Pick<Device, 'vault' | 'env'>,
  key: string,
): Promise<Withdrawn> {
  const token = readSession()?.token ?? null;
  const told = await readForScreen({ vault, env }, (withMarca) =>
    request(recusarMutacao, { params: { key } }, { ...withMarca, token }),
  );
  if (!told.ok) {
    const { error } = told;
    if (error.kind === 'silence') return 'no-signal';
    if (error.kind === 'unbelieved') return 'unknown';
    if (error.status === 401) return 'session';
    return error.erro.Codigo === 'em-andamento' ? 'busy' : 'unknown';
  }
  const { chave, situacao, status, corpo } = told.value;
  // A response about another key says nothing about this one.
  if (chave !== key) return 'unknown';
  if (situacao === 'recusada') {
    return (await settleWithdrawn(vault, key, env.now())) ? 'withdrawn' : 'moved';
  }
  if (situacao !== 'aplicada' || status === null || corpo === null) return 'unknown';
  const answer = { kind: 'answer' as const, status, isOurs: true, retryAfter: null, text: corpo };
  const reply = readAnswer(confirmarCarrinho, answer);
  if (!reply.ok) return 'unknown';
  const { carrinho, pedidos, recusados = [] } = reply.value;
  const confirmation = { carrinho, pedidos, recusados };
  return (await settleArrived(vault, key, confirmation, env.now())) ? 'confirmed' : 'moved';
}
