import { unzipSync, zipSync } from 'fflate';
import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { arquivoKey, readArquivo } from '#mirror/arquivos.ts';
import type { ArquivoRow } from '#vault/arquivo-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The ids of the instalments that have a boleto to pay. */
export const comBoleto = (linhas: readonly ContaDoDia[]): number[] =>
  linhas.filter((linha) => boletoOf(linha) !== null).map(({ conta }) => conta.id);

/** True when the boletos of all these instalments are kept on this device. */
export const isGuardado = (idContas: readonly number[], guardados: ReadonlySet<string>): boolean =>
  idContas.length > 0 && idContas.every((id) => guardados.has(arquivoKey('boleto-conta', id)));

/** The boletos of instalments that this device keeps. */
export type Guardados = {
  /** All in one ZIP; null when none is kept. */
  readonly zip: Blob | null;
  /** The ids of the instalments whose boleto is missing. */
  readonly faltam: readonly number[];
};

/** Reads the kept boletos of instalments. */
export async function readBoletos(vault: Vault, idContas: readonly number[]): Promise<Guardados> {
  const rows = await Promise.all(idContas.map((id) => readArquivo(vault, 'boleto-conta', id)));
  return {
    zip: await joinZips(rows.filter((row) => row !== undefined)),
    faltam: idContas.filter((_, at) => rows[at] === undefined),
  };
}

async function joinZips(kept: readonly ArquivoRow[]): Promise<Blob | null> {
  const [first, second] = kept;
  if (first === undefined || second === undefined) return first?.blob ?? null;
  const files: Record<string, Uint8Array> = {};
  // Branches number their invoices by themselves, so two boletos may have one name.
  for (const { key, blob } of kept)
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer()))))
      files[name in files ? `${key.replace(/\D/g, '')}-${name}` : name] = bytes;
  return new Blob([zipSync(files).slice()], { type: 'application/zip' });
}
