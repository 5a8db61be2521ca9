import { LICENCA_INICIO } from '#domain/customer/licenca.ts';
import { erroArquivo } from '#domain/documents/arquivo.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { ArquivoEscolhido } from '#outbox/rascunhos/keep-rascunho.ts';

export const ILEGIVEL = 'O arquivo não pôde ser lido. Escolha-o de novo.';

/** Reads a chosen file whole, or returns the sentence of its problem. A file that is too large is not read. */
export async function lerArquivo(file: File, limiteKb: number): Promise<Result<ArquivoEscolhido, string>> {
  try {
    const start = new Uint8Array(await file.slice(0, LICENCA_INICIO).arrayBuffer());
    const erro = erroArquivo(file.size, start, limiteKb);
    if (erro !== null) return fail(erro);
    return ok({ nome: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch (error) {
    // It was moved or removed since it was chosen.
    console.warn('a file could not be read', error);
    return fail(ILEGIVEL);
  }
}
