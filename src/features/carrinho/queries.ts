import { useLiveQuery } from 'dexie-react-hooks';
import type { ExtrasPedido } from '#domain/fold.ts';
import type { LinhaChave } from '#domain/linha.ts';
import { takeNote } from '#outbox/avisos.ts';
import type { CarrinhoNaTela } from '#parts/carrinho-provider.tsx';
import { useDevice } from '#parts/device.tsx';
import { isEnvio } from '#parts/envio-words.ts';
import { storageMessage } from '#parts/storage-message.ts';
import { laneOf } from '#vault/outbox-rows.ts';

const isSame = (a: ExtrasPedido | undefined, b: ExtrasPedido): boolean =>
  a?.numeroPedidoCliente === b.numeroPedidoCliente && a.observacao === b.observacao;

/** True when the extra data of the cart went with its customer's last order already, and stayed with the rest. */
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

/**
 * Says that the user has taken note of what another device did, to a line or (null) to the whole cart. Answers
 * null when it is kept, else the sentence to show.
 */
export function useTakeNote(idPessoaCliente: number): (linha: LinhaChave | null) => Promise<string | null> {
  const { vault } = useDevice();
  return async (linha) => {
    const saved = await takeNote(vault, idPessoaCliente, linha);
    return saved.ok ? null : storageMessage(saved.error);
  };
}
