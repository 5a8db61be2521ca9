import type { Recusa } from './recusas.ts';

/** The longest sentence for the customer, in characters as a person counts them. */
const MENSAGEM_MAXIMO = 200;

/** The field of a form for the sentence. */
export const MENSAGEM_HTML = `<label>Motivo <input name="mensagem" maxlength="${MENSAGEM_MAXIMO}" required></label> `;

export const SEM_MENSAGEM: Recusa = [
  422,
  `Escreva ao cliente o motivo, em até ${MENSAGEM_MAXIMO} caracteres.`,
];

/** The sentence of a form; undefined if it is missing or too long, or holds the character 0, which no database stores. */
export function mensagemOf(fields: URLSearchParams): string | undefined {
  const text = (fields.get('mensagem') ?? '').trim();
  const isMensagem = text !== '' && Array.from(text).length <= MENSAGEM_MAXIMO && !text.includes('\0');
  return isMensagem ? text : undefined;
}
