import * as z from 'zod/mini';
import { fail, ok, type Result } from '#lib/result.ts';
import { COLUNAS } from './columns-of.ts';
import type { Coluna } from './coluna.ts';
import { PARTES_DE_PRODUTOS } from './product-parts.ts';

/** The decisions about one kind of file that a company keeps: the titles of its columns and its decimal sign. */
const mapeamento = z.strictObject({
  colunas: z.record(z.string(), z.string()),
  decimal: z.optional(z.enum([',', '.'])),
});

/** The kinds of tables, and those within a table of products. */
const TIPOS = [...Object.keys(COLUNAS), ...PARTES_DE_PRODUTOS.map(({ lembrada }) => lembrada)];

const arquivo = z.strictObject({ versao: z.literal(1), tipos: z.record(z.string(), mapeamento) });

export type Mapeamento = z.output<typeof mapeamento>;

/** The mappings by kind of file. */
export type Mapeamentos = Readonly<Record<string, Mapeamento>>;

/** A sentence that names the members of a kind of file, when a mapping gives a title to another one. */
export function wrongMember(
  recurso: string,
  colunas: readonly Coluna[],
  { colunas: dadas }: Mapeamento,
): string | undefined {
  const membros = colunas.map(({ membro }) => membro);
  const wrong = Object.keys(dadas).find((membro) => !membros.includes(membro));
  return wrong === undefined
    ? undefined
    : `As colunas de ${recurso} não têm o membro "${wrong}". Os membros: ${membros.join(', ')}.`;
}

/** The mappings as JSON, for a file that people may read and change. */
export const serializeMapeamentos = (tipos: Mapeamentos): string =>
  `${JSON.stringify({ versao: 1, tipos }, null, 2)}\n`;

/** The path of the member that an issue is about; an unknown member stands at the end of its path. */
const pathOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.');

/** Names the mistake in a file of columns: first a kind that stands outside `tipos`, then any other member. */
function whyInvalid(issues: readonly z.core.$ZodIssue[]): string {
  const fora = issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))
    .find((key) => TIPOS.includes(key));
  if (fora !== undefined) return `No arquivo de colunas, "${fora}" deve ficar dentro de "tipos".`;
  const [first] = issues;
  const path = first === undefined ? '' : pathOf(first);
  if (path === '') return 'O arquivo de colunas é inválido.';
  return first?.code === 'unrecognized_keys'
    ? `O arquivo de colunas tem o membro desconhecido ${path}.`
    : `No arquivo de colunas, ${path} é inválido.`;
}

/** Reads stored mappings, or returns why they cannot be read. */
export function parseMapeamentos(text: string): Result<Mapeamentos, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('O arquivo de colunas não é um JSON.');
  }
  const read = z.safeParse(arquivo, json);
  if (read.success) {
    const { tipos } = read.data;
    const unknown = Object.keys(tipos).find((tipo) => !TIPOS.includes(tipo));
    return unknown === undefined
      ? ok(tipos)
      : fail(`O arquivo de colunas tem o tipo "${unknown}". Os tipos: ${TIPOS.join(', ')}.`);
  }
  return fail(whyInvalid(read.error.issues));
}
