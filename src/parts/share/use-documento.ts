import { useLiveQuery } from 'dexie-react-hooks';
import { type Documento, type DocumentoLido, readDocumento } from '#mirror/documentos.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';

/**
 * Returns a small document from the device, for the current customer or (`isEverybodys`) for all. Null if none is
 * saved; undefined while it is read, and for a visitor.
 */
export function useDocumento<T>(
  documento: Documento<T>,
  { of, isEverybodys = false }: { of?: string | number; isEverybodys?: boolean } = {},
): DocumentoLido<T> | null | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async () => {
    if (!device) return undefined;
    const { vault } = device;
    const served = isEverybodys ? 0 : ((await vault.device.get(1))?.idPessoaCliente ?? 0);
    const ref = { idPessoaCliente: served, ...(of === undefined ? {} : { of }) };
    return (await readDocumento(vault, documento, ref)) ?? null;
  }, [device, documento.name, of, isEverybodys]);
}
