import type { Encontrada } from './find-columns.ts';

/** The members that may name a record of a kind, by the words of a sentence for an unknown one. */
const MEMBROS_DE: Readonly<Record<string, readonly string[]>> = {
  'O prazo': ['prazo', 'prazoPrioritario'],
  'A filial': ['filial'],
  'A condição': ['condicao'],
  'A tabela de preços': ['tabela'],
  'O produto': ['produto', 'produtos'],
  'O cliente': ['cliente', 'clientes'],
  'O selo': ['selos'],
  'O usuário': ['usuario'],
};

/** A reason with the title of its column; `citado` is the member that names an unknown record. */
export type ComTitulo = { readonly motivo: string; readonly citado?: string };

type Onde = Pick<Encontrada, 'colunas' | 'mapeamento'>;

/** The sentence about a field of a line. A field without a column says so, where a file may have one. */
function withCampo(motivo: string, { colunas, mapeamento }: Onde): string | undefined {
  const [, campo = '', resto = ''] = /^O campo (\S+) (.+)$/s.exec(motivo) ?? [];
  const membro = campo
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  if (membro === undefined || !colunas.some((coluna) => coluna.membro === membro)) return undefined;
  const title = mapeamento.colunas[membro];
  if (title === membro) return undefined;
  if (title !== undefined) return `O campo ${campo} (coluna "${title}") ${resto}`;
  return resto.startsWith('falta') ? `${motivo} O arquivo não tem coluna dele.` : undefined;
}

/** The reason for which a line was refused, with the title that its column has in the file. */
export function nameColumn(motivo: string, tabela: Onde): ComTitulo {
  const comCampo = withCampo(motivo, tabela);
  if (comCampo !== undefined) return { motivo: comCampo };
  const [, nome = '', codigo = ''] = /^([AO] \p{Ll}+(?: de preços)?) (.+) não existe\.$/u.exec(motivo) ?? [];
  const citado = MEMBROS_DE[nome]?.find((membro) => membro in tabela.mapeamento.colunas);
  const title = citado === undefined ? undefined : tabela.mapeamento.colunas[citado];
  if (citado === undefined || title === citado) return { motivo, ...(citado && { citado }) };
  return { motivo: `${nome} ${codigo} (coluna "${title}") não existe.`, citado };
}
