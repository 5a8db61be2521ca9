import { LICENCA_FORMATO } from '#domain/customer/licenca.ts';
import { arquivoGrande, erroArquivo, isArquivoGrande } from '#domain/documents/arquivo.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { ArquivoEscolhido } from '#outbox/rascunhos/keep-rascunho.ts';

export const ILEGIVEL = 'O arquivo não pôde ser lido. Escolha-o de novo.';

const OUTRO_CONTEUDO = 'O nome é de um desses tipos, mas o conteúdo do arquivo não é.';

/** Whether a file's name is of a kind that is allowed. */
const NOME_ACEITO = /\.(?:pdf|jpe?g|png)$/iu;

/** The sentence of a file's problem; where its name is of an allowed kind, it says that the content is not. */
const erroDe = (nome: string, erro: string): string =>
  erro === LICENCA_FORMATO && NOME_ACEITO.test(nome) ? `${erro} ${OUTRO_CONTEUDO}` : erro;

/** Reads a chosen file whole, or returns the sentence of its problem. A file that is too large is not read. */
export async function lerArquivo(file: File, limiteKb: number): Promise<Result<ArquivoEscolhido, string>> {
  try {
    if (isArquivoGrande(file.size, limiteKb)) return fail(arquivoGrande(limiteKb));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const erro = erroArquivo(bytes, limiteKb);
    return erro === null ? ok({ nome: file.name, bytes }) : fail(erroDe(file.name, erro));
  } catch (error) {
    // It was moved or removed since it was chosen.
    console.warn('a file could not be read', error);
    return fail(ILEGIVEL);
  }
}
