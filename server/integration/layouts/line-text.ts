import { type Layout, LayoutError, separatorOf, type TipoRegistro } from './layout.ts';

/** The position of each field of a record: its first column, else its number; the code comes first. */
export function positionsOf({ codigo, campos }: TipoRegistro, layout: Layout): number[] {
  if (layout.forma !== 'fixa') return campos.map((_, at) => at + 2);
  let column = codigo.length + 1;
  return campos.map(({ tamanho }) => {
    const position = column;
    column += tamanho;
    return position;
  });
}

const widthOf = ({ codigo, campos }: TipoRegistro): number =>
  campos.reduce((width, { tamanho }) => width + tamanho, codigo.length);

/** Joins the code of a record and the texts of its fields to a line. */
export function joinLine({ codigo }: TipoRegistro, texts: readonly string[], layout: Layout): string {
  const separator = separatorOf(layout);
  if (separator === undefined) return codigo + texts.join('');
  const line = [codigo, ...texts].join(separator);
  return layout.forma === 'sped' ? `|${line}|` : line;
}

/** Returns whether a line begins with the code of a record. */
export function isOfType(line: string, { codigo }: TipoRegistro, layout: Layout): boolean {
  const separator = separatorOf(layout);
  if (separator === undefined) return line.startsWith(codigo);
  return (
    line.startsWith(layout.forma === 'sped' ? `|${codigo}|` : `${codigo}${separator}`) || line === codigo
  );
}

/** Splits a line into the texts of its fields. @throws LayoutError for a line with too few or too many. */
export function splitLine(line: string, tipo: TipoRegistro, layout: Layout, linha: number): string[] {
  const separator = separatorOf(layout);
  const refuse = (found: number, wanted: number, unit: string): never => {
    const position = Math.min(found, wanted) + 1;
    const frase = `A linha ${linha} tem ${found} ${unit}, e o registro ${tipo.codigo} (${tipo.nome}) tem ${wanted}.`;
    throw new LayoutError({ linha, posicao: position, campo: '', frase });
  };
  if (separator === undefined) {
    if (line.length !== widthOf(tipo)) refuse(line.length, widthOf(tipo), 'posições');
    return positionsOf(tipo, layout).map((column, at) =>
      line.slice(column - 1, column - 1 + (tipo.campos[at]?.tamanho ?? 0)),
    );
  }
  const isSped = layout.forma === 'sped';
  const isOpen = isSped && !line.endsWith('|');
  const cells = (isSped ? line.slice(1, isOpen ? undefined : -1) : line).split(separator);
  if (isOpen || cells.length !== tipo.campos.length + 1)
    refuse(isOpen ? cells.length - 1 : cells.length, tipo.campos.length + 1, 'campos');
  return cells.slice(1);
}
