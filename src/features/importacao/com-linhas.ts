import { type Colado, readColado } from '#domain/importacao/importacao-tabela.ts';
import { isTextoImportacao, printLinha } from '#domain/importacao/importacao-texto.ts';
import { type Entrada, isEmpty } from './draft.ts';

/** A part of the field's text; nothing of it where both are the same. */
export type Trecho = { start: number; end: number };

/** The text with more lines in place of a part of it, each on a line of its own. */
function withLines(texto: string, lines: readonly string[], { start, end }: Trecho): string {
  const before = texto.slice(0, start).replace(/[ \t]+$/, '');
  const after = texto.slice(end).replace(/^\s+/, '');
  const head = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return `${head}${lines.join('\n')}${lines.length > 0 || after !== '' ? '\n' : ''}${after}`;
}

/** The input with the lines of a text or table in place of a part of the field's text. */
export function withColado(
  before: Entrada,
  colado: Pick<Colado, 'linhas' | 'tipo'>,
  trecho: Trecho,
): Entrada {
  const printed = colado.linhas.map(printLinha);
  const lines = printed.filter(isTextoImportacao);
  const avulsas = colado.linhas.filter((_, at) => !isTextoImportacao(printed[at] ?? ''));
  return {
    tipo: (isEmpty(before) ? colado.tipo : null) ?? before.tipo,
    texto: withLines(before.texto, lines, trecho),
    avulsas: [...before.avulsas, ...avulsas],
  };
}

export const atEnd = ({ texto }: Entrada): Trecho => ({ start: texto.length, end: texto.length });

/** The input with the line of the field of names at its end, also one that asks for nothing; as it is for a blank one. */
export function withNome(before: Entrada, nome: string): Entrada {
  if (nome.trim() === '') return before;
  const { linhas, ignoradas, tipo } = readColado(nome);
  const written = ignoradas.map((identificacao) => ({ identificacao, quantidade: 1 }));
  return withColado(before, { linhas: [...linhas, ...written], tipo }, atEnd(before));
}
