import { useLiveQuery } from 'dexie-react-hooks';
import { readArquivoKeys } from '#mirror/arquivos.ts';
import { useDevice } from '#parts/device/device.tsx';

const NO_KEYS: ReadonlySet<string> = new Set();

/** The keys of a customer's kept documents; none while they are read. */
export function useGuardados(idPessoaCliente: number): ReadonlySet<string> {
  const { vault } = useDevice();
  return useLiveQuery(() => readArquivoKeys(vault, idPessoaCliente), [vault, idPessoaCliente]) ?? NO_KEYS;
}
