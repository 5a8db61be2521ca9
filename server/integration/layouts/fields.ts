import type { Campo, CampoDia, CampoNumero, CampoTexto } from './layout.ts';

/** A text of at most `tamanho` characters. */
export const texto = (
  nome: string,
  tamanho: number,
  descricao: string,
  more: Partial<Omit<CampoTexto, 'tipo'>> = {},
): CampoTexto => ({ tipo: 'A', nome, tamanho, descricao, ...more });

/** A whole number of at most `tamanho` digits. */
export const inteiro = (
  nome: string,
  tamanho: number,
  descricao: string,
  more: Partial<Omit<CampoNumero, 'tipo'>> = {},
): CampoNumero => ({ tipo: 'N', nome, tamanho, descricao, ...more });

/** An amount in reais with 2 decimals, or a unit value with 4. */
export const valor = (nome: string, tamanho: number, decimais: 2 | 4, descricao: string): CampoNumero =>
  inteiro(nome, tamanho, descricao, { decimais });

/** A day. */
export const dia = (nome: string, ordem: CampoDia['ordem'], descricao: string): CampoDia => ({
  tipo: 'D',
  nome,
  tamanho: 8,
  ordem,
  descricao,
});

/** The same field, which may not be blank. */
export const preciso = <C extends Campo>(campo: C): C => ({ ...campo, obrigatorio: true });
