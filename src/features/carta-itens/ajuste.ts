import { LOTE_OBRIGATORIO, loteErro, normalLote } from '#domain/letters/lote.ts';
import { quantidadeErro } from '#domain/letters/quantidade.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Corrigido, Grupo } from './itens.ts';

/** The fields of the dialog as the user typed them. */
export type Digitado = { readonly lote: string; readonly quantidade: string };

export const VAZIO: Digitado = { lote: '', quantidade: '' };

/** A valid correction. */
export type Ajuste = { readonly lote: string; readonly quantidade: number };

export type Erros = { lote?: string; quantidade?: string };

/** Units of an original lot that the dialog may take; `alterado` gives its own back. */
const disponiveis = ({ restante }: Grupo, alterado: Corrigido | null): number =>
  restante + (alterado?.quantidade ?? 0);

const unidades = (n: number): string => (n === 1 ? '1 unidade' : `${formatCount(n)} unidades`);

/** How many units the dialog may take and where they are now. */
export function quantidadeHint(grupo: Grupo, alterado: Corrigido | null): string {
  const total = unidades(disponiveis(grupo, alterado));
  if (alterado === null) return `Até ${total}. As que você não informar ficam no lote original.`;
  const deOnde =
    grupo.restante === 0
      ? 'as deste item'
      : `${formatCount(alterado.quantidade)} deste item e ${formatCount(grupo.restante)} do lote original`;
  return `Até ${total}: ${deOnde}. As que você não informar ficam no lote original.`;
}

/** The typed quantity; not a number for anything but digits. */
const toQuantidade = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The typed correction as it is sent. */
export const toAjuste = ({ lote, quantidade }: Digitado): Ajuste => ({
  lote: normalLote(lote),
  quantidade: toQuantidade(quantidade),
});

/** The errors of a typed correction of a lot; `alterado` is the corrected lot that it replaces. */
export function ajusteErros(digitado: Digitado, grupo: Grupo, alterado: Corrigido | null): Erros {
  const { lote, quantidade } = toAjuste(digitado);
  const corrigidos = grupo.corrigidos.map((one) => one.lote).filter((one) => one !== alterado?.lote);
  const erroLote = loteErro(lote, { loteOrigem: grupo.lote, corrigidos });
  const erroQuantidade =
    digitado.quantidade.trim() === ''
      ? LOTE_OBRIGATORIO
      : quantidadeErro(quantidade, disponiveis(grupo, alterado));
  return {
    ...(erroLote !== null && { lote: erroLote }),
    ...(erroQuantidade !== null && { quantidade: erroQuantidade }),
  };
}
