import { unzipSync, zipSync } from 'fflate';
import { arquivoKey, readArquivo } from '#mirror/arquivos.ts';
import type { Vault } from '#vault/vault.ts';

/** True when the boletos of all these instalments are kept on this device. */
export const isGuardado = (idContas: readonly number[], guardados: ReadonlySet<string>): boolean =>
  idContas.length > 0 && idContas.every((id) => guardados.has(arquivoKey('boleto-conta', id)));

/** The kept boletos of instalments in one ZIP; null when one is missing. */
export async function readBoletos(vault: Vault, idContas: readonly number[]): Promise<Blob | null> {
  const rows = await Promise.all(idContas.map((id) => readArquivo(vault, 'boleto-conta', id)));
  const kept = rows.filter((row) => row !== undefined);
  if (kept.length < rows.length) return null;
  const [only, second] = kept;
  if (only !== undefined && second === undefined) return only.blob;
  const files: Record<string, Uint8Array> = {};
  for (const { blob } of kept) Object.assign(files, unzipSync(new Uint8Array(await blob.arrayBuffer())));
  return new Blob([zipSync(files).slice()], { type: 'application/zip' });
}
