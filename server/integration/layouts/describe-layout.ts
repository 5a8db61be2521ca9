import type { Campo, Layout, TipoRegistro } from './layout.ts';
import { positionsOf } from './line-text.ts';

const FORMS = {
  fixa: 'fixed positions',
  separada: 'fields between separators',
  sped: 'in the manner of SPED: `|code|field|...|`',
} as const;
const TIMES = { '1': 'once', '0-1': 'at most once', '1-n': 'one or more', '0-n': 'any number' } as const;

function typeOf(campo: Campo): string {
  if (campo.tipo === 'D') return `D ${campo.ordem}`;
  if (campo.tipo === 'A') return 'A';
  return campo.decimais === undefined ? 'N' : `N, ${campo.decimais} decimals`;
}

function notesOf(campo: Campo): string {
  const notes = [campo.descricao];
  if (campo.tipo === 'A' && campo.fixo !== undefined) notes.push(`always \`${campo.fixo}\``);
  if (campo.tipo === 'A' && campo.codigos !== undefined) {
    const codes = Object.keys(campo.codigos);
    notes.push(codes.length > 4 ? 'a reason code' : codes.map((code) => `\`${code}\``).join(', '));
  }
  if (campo.tipo === 'A' && campo.livre === true) notes.push('cut to its length');
  if (campo.tipo === 'N' && campo.total !== undefined) notes.push('checked');
  return notes.join('; ');
}

function rowsOf(tipo: TipoRegistro, layout: Layout): string[] {
  const positions = positionsOf(tipo, layout);
  return tipo.campos.map((campo, at) => {
    const start = positions[at] ?? 1;
    const place = layout.forma === 'fixa' ? `${start}-${start + campo.tamanho - 1}` : `${start}`;
    const needed = campo.obrigatorio === true ? 'yes' : '';
    return `| ${place} | \`${campo.nome}\` | ${typeOf(campo)} | ${campo.tamanho} | ${needed} | ${notesOf(campo)} |`;
  });
}

function sectionOf(tipo: TipoRegistro, layout: Layout, parent: string): string[] {
  const below = parent === '' ? '' : ` below each \`${parent}\``;
  return [
    `**${tipo.codigo}** \`${tipo.nome}\`, ${TIMES[tipo.vezes]}${below}`,
    '',
    `| ${layout.forma === 'fixa' ? 'columns' : 'field'} | name | type | size | needed | meaning |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rowsOf(tipo, layout),
    '',
    ...(tipo.filhos ?? []).flatMap((child) => sectionOf(child, layout, tipo.nome)),
  ];
}

/** The section of a layout in the documentation: each record with the places of its fields. */
export function describeLayout(layout: Layout): string {
  const encoding = layout.codificacao === 'latin1' ? 'ISO 8859-1' : 'UTF-8';
  const ends = layout.fimDeLinha === '\n' ? 'LF' : 'CR LF';
  return [
    `## ${layout.nome}`,
    '',
    `${layout.descricao} ${encoding}, ${FORMS[layout.forma]}, lines end with ${ends}.`,
    '',
    ...layout.registros.flatMap((tipo) => sectionOf(tipo, layout, '')),
  ]
    .join('\n')
    .trimEnd();
}

/** The reasons of an answer, as a table. */
export const describeCodes = (codes: Readonly<Record<string, string>>): string =>
  [
    '| code | meaning |',
    '| --- | --- |',
    ...Object.entries(codes).map(([code, text]) => `| \`${code}\` | ${text} |`),
  ].join('\n');
