import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { type Carrinho, ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import { excluirCarrinho } from '#contract/cart/carrinho-pendente.ts';
import { confirmarCarrinho, definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { validarRestricoesCombo } from '#contract/catalogue/combo-calls.ts';
import { consultarPedidosPorCarrinho } from '#contract/orders/pedido.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { readOwnCarrinho } from '#net/own-carrinho.ts';
import { BRIEF, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { type Ciencia, takeNote } from '#outbox/avisos.ts';
import { toConfirmacao } from '#outbox/envio/confirmacao-body.ts';
import type { EnvioVisto } from '#outbox/envio/to-envio.ts';
import { askForScreen, readForScreen, sendForScreen } from '#outbox/send-for-screen.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { isEnvio } from '#parts/cart/envio-words.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { isConnected } from '#vault/is-connected.ts';
import { laneOf } from '#vault/outbox-rows.ts';
import type { Chaves } from './continuar/chaves.ts';
import type { Chamadas } from './continuar/processar.ts';

const isSame = (a: ExtrasPedido | undefined, b: ExtrasPedido): boolean =>
  a?.numeroPedidoCliente === b.numeroPedidoCliente && a.observacao === b.observacao;

/**
 * True when the cart's extra data already went with its customer's last order, and stayed with the remaining groups.
 */
export function useExtrasForam({ extras, cliente: { idPessoa } }: CarrinhoNaTela): boolean {
  const { vault } = useDevice();
  const last = useLiveQuery(async () => {
    const lane = laneOf(idPessoa);
    const [rows, receipts] = await Promise.all([
      vault.outbox.where('lane').equals(lane).toArray(),
      vault.receipts.where('lane').equals(lane).toArray(),
    ]);
    const envios = [...rows.filter(isEnvio), ...receipts.filter(isEnvio)];
    return envios.toSorted((a, b) => a.seq - b.seq).at(-1)?.intent.extras;
  }, [vault, idPessoa]);
  return extras.informar && isSame(last, extras);
}

/** True when this device has an order of the customer, unsent or made. */
export function useTemPedido(idPessoaCliente: number): boolean {
  const { vault } = useDevice();
  const found = useLiveQuery(async () => {
    const lane = laneOf(idPessoaCliente);
    const tables = [vault.outbox, vault.parked, vault.receipts];
    const rows = await Promise.all(tables.map((table) => table.where('lane').equals(lane).toArray()));
    return rows.flat().some(isEnvio);
  }, [vault, idPessoaCliente]);
  return found ?? false;
}

/** Notes that the user has seen another device's change. Returns null when it is stored, else the sentence to show. */
export function useTakeNote(idPessoaCliente: number): (de: Ciencia) => Promise<string | null> {
  const { vault } = useDevice();
  return async (de) => {
    const saved = await takeNote(vault, idPessoaCliente, de);
    return saved.ok ? null : storageMessage(saved.error);
  };
}

/** The numbers of the orders that a cart became, by the server; empty while they are unknown. */
export function useNumerosDoCarrinho(idCarrinho: number | undefined): readonly number[] {
  const device = useDevice();
  const { data } = useQuery({
    queryKey: ['numerosDoCarrinho', device.usuario.id, idCarrinho],
    queryFn: async ({ signal }) => {
      const query = { idCarrinho: idCarrinho ?? 0 };
      const reply = await askForScreen(device, (withMarca) =>
        request(consultarPedidosPorCarrinho, { query }, { signal, token: tokenOf(), ...withMarca }),
      );
      if (!reply.ok) throw new Error(`pedidos: ${reply.error.kind}`);
      return reply.value.map(({ idPrePedido }) => idPrePedido);
    },
    enabled: idCarrinho !== undefined,
    retry: false,
  });
  return data ?? [];
}

const tokenOf = (): string | null => readSession()?.token ?? null;

/** Makes a change that is not queued, under the key of its bytes. Stores the cart of the response with its mark. */
async function change<C extends AnyCall>(
  device: Device,
  call: C,
  input: CallInput<C>,
  chaveOf: Chaves,
  keep: (value: ReplyOf<C>) => Promise<void>,
): Promise<Result<ReplyOf<C>, Falha>> {
  const key = chaveOf(toWire(call, input));
  const reply = await sendForScreen(
    device,
    (withMarca) => request(call, input, { ...withMarca, token: tokenOf(), key }),
    keep,
  );
  return reply.ok ? reply : fail(toFalha(reply.error));
}

/** The input of a processing: the server's open cart, the cart that the user saw, and the cashback used (cents). */
export type Processamento = {
  idPessoaCliente: number;
  idCarrinho: number;
  visto: EnvioVisto;
  cashbackAplicado: number;
};

/** The calls that process a cart. Each stores its response's cart on the device before it returns. */
export function chamadasOf(
  device: Device,
  { idPessoaCliente, idCarrinho, visto, cashbackAplicado }: Processamento,
  chaveOf: Chaves,
): Chamadas {
  const { vault, env } = device;
  const keep = (carrinho: Carrinho | null) => putCarrinho(vault, idPessoaCliente, carrinho, env.now());
  return {
    etapa: async () => {
      // Accepted with the yes to the question: a payment that is made afterwards ends the cart by itself.
      const query = { idCarrinho, etapa: 2, politicaAceite: true };
      const reply = await change(device, definirEtapa, { query }, chaveOf, (said) => keep(said.carrinho));
      return reply.ok ? ok(reply.value.carrinho) : reply;
    },
    confirmacao: async (revisao) => {
      const query = {
        idCarrinho,
        ...(cashbackAplicado > 0 ? { cashbackAplicado } : {}),
        idOperacao: ID_OPERACAO,
        idOrigem: ID_ORIGEM,
        idOrigemTipo: ID_ORIGEM_TIPO,
      };
      const reply = await change(
        device,
        confirmarCarrinho,
        { query, body: toConfirmacao(visto, revisao) },
        chaveOf,
        (said) => keep(said.carrinho),
      );
      return reply.ok ? ok(reply.value.carrinho) : reply;
    },
    releitura: async () => {
      const read = await readForScreen(
        device,
        (withMarca) => readOwnCarrinho(idPessoaCliente, { ...withMarca, token: tokenOf() }),
        keep,
      );
      return read.ok ? ok(read.value) : fail(toFalha(read.error));
    },
  };
}

/** Deletes an empty cart, and forgets it here; a refused deletion changes nothing. */
export async function deleteCarrinho(
  device: Device,
  { idPessoaCliente, idCarrinho }: { idPessoaCliente: number; idCarrinho: number },
  chaveOf: Chaves,
): Promise<void> {
  const { vault, env } = device;
  await change(device, excluirCarrinho, { query: { idCarrinho } }, chaveOf, () =>
    putCarrinho(vault, idPessoaCliente, null, env.now()),
  );
}

/**
 * Asks the server about a quantity of a combo in a group: its refusal, null when it agrees, undefined without a
 * response.
 */
export async function askCombo(
  device: Device,
  query: { idCarrinhoGrupo: number; idPromocaoCombo: number; quantidade: number },
): Promise<string | null | undefined> {
  const reply = await askForScreen(device, (withMarca) =>
    request(validarRestricoesCombo, { query }, { ...withMarca, token: tokenOf(), ...BRIEF }),
  );
  if (reply.ok) return null;
  if (reply.error.kind !== 'refused') return undefined;
  const { Codigo, Description } = reply.error.erro;
  return Codigo === 'combo-indisponivel' || Codigo === 'combo-limite' ? Description : undefined;
}

/** True when the user's preference, as last read, asks for the extra data with every order. */
export const readPedeExtras = async ({ vault }: Pick<Device, 'vault'>): Promise<boolean> =>
  (await vault.device.get(1))?.pedeExtras ?? false;

/**
 * True when the server responded to its last request. A response in transit can arrive after the network went: so the
 * device's own offline state comes first.
 */
export async function readConnected({ vault }: Pick<Device, 'vault'>): Promise<boolean> {
  return navigator.onLine && isConnected(await vault.checkpoints.get('connection'));
}
