import { type CartaLida, type CartasGuardadas, readCartas } from '#mirror/cartas.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';

/** A customer's letters on this device: null where they were never brought, undefined while they are read. */
export function useCartasGuardadas(
  idPessoaCliente: number,
): DocumentoLido<CartasGuardadas> | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readCartas(vault, idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
}

/** One of the letters; undefined where it is not among them, or without its rows, as another server lists it. */
export const cartaDe = (
  guardadas: DocumentoLido<CartasGuardadas> | null,
  idCartaCorrecao: number,
): CartaLida | undefined =>
  guardadas?.valor.cartas.find(
    ({ carta, itens }) => carta.idCartaCorrecao === idCartaCorrecao && itens.length > 0,
  );
