import { useLiveQuery } from 'dexie-react-hooks';
import { type OrcamentoAqui, readOrcamento, readOrcamentos } from '#outbox/orcamentos/read-orcamentos.ts';
import { useDevice } from '#parts/device/device.tsx';

/** A quotation of this device by the key of its change; null when there is none, undefined while it is read. */
export function useOrcamentoAqui(key: string): OrcamentoAqui | null | undefined {
  const { vault } = useDevice();
  const read = useLiveQuery(async () => ({ key, lido: await readOrcamento(vault, key) }), [vault, key]);
  return read?.key === key ? read.lido : undefined;
}

/** When a quotation of this device was turned into an order, in epoch milliseconds; null for never. */
export function useTransformadoAqui(idPessoaCliente: number, codigoLocal: string): number | null {
  const { vault } = useDevice();
  const read = useLiveQuery(() => readOrcamentos(vault, idPessoaCliente), [vault, idPessoaCliente]);
  return read?.marcas.get(codigoLocal)?.transformadoEm ?? null;
}
