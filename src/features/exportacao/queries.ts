import { exportarItens } from '#contract/catalogue/exportacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';

/** The server's result: the file, its refusal, or a response that cannot be believed. */
export type FromServer =
  | { kind: 'file'; blob: Blob }
  | Extract<Falha, { kind: 'recusa' }>
  | { kind: 'silence' };

const LINE_BREAK = 10;

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === LINE_BREAK) count += 1;
  return count;
}

/** Asks the server for the price list; `onLines` hears how many products have come. Rejects only by `signal`. */
export async function fromServer(
  query: QueryOf<typeof exportarItens>,
  onLines: (lines: number) => void,
  signal: AbortSignal,
): Promise<FromServer> {
  let lines = 0;
  const onPart = (bytes: Uint8Array) => {
    lines += countLines(bytes);
    // The first line holds the headings.
    onLines(Math.max(0, lines - 1));
  };
  const token = readSession()?.token ?? null;
  const file = await requestFile(exportarItens, { query }, { token, signal, onPart });
  signal.throwIfAborted();
  if (file.ok) return { kind: 'file', blob: file.value };
  const isFailure = file.error.kind === 'refused' && file.error.status >= 500;
  const falha = toFalha(file.error);
  // A server that fails leaves the device to make the file.
  return falha.kind === 'recusa' && !isFailure ? falha : { kind: 'silence' };
}
