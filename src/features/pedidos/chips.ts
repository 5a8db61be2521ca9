import { LEGENDA_ORCAMENTO } from '#contract/orders/situacao.ts';
import { formatDate } from '#lib/format-date.ts';
import { type Filtro, filtroInicial } from './filtro.ts';
import type { Opcao } from './lista.ts';

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The filter that narrows nothing but the days, which are as at first. */
export const semFiltros = (hoje: string): Partial<Filtro> => {
  const { ordem: _, ...rest } = filtroInicial(hoje);
  return rest;
};

type Lista = 'situacoes' | 'origens';

const chipsDe = (filtro: Filtro, lista: Lista, titulo: string, opcoes: readonly Opcao[]): ChipFiltro[] =>
  filtro[lista].map((id) => ({
    key: `${lista}:${id}`,
    titulo,
    nome: opcoes.find((opcao) => opcao.id === id)?.nome ?? `${titulo} ${id}`,
    without: { [lista]: filtro[lista].filter((other) => other !== id) },
  }));

/** The choices in the address that differ from the default. */
export function chipsOf(filtro: Filtro, opcoes: Record<Lista, readonly Opcao[]>, hoje: string): ChipFiltro[] {
  const { de, ate } = filtroInicial(hoje);
  const isOtherPeriodo = filtro.de !== de || filtro.ate !== ate;
  const periodo = {
    key: 'periodo',
    titulo: 'Período',
    nome: `${formatDate(filtro.de)} a ${formatDate(filtro.ate)}`,
    without: { de, ate },
  };
  const numero = {
    key: 'numero',
    titulo: 'Número',
    nome: `Nº ${filtro.numero}`,
    without: { numero: '' },
  };
  return [
    ...(filtro.numero === '' ? [] : [numero]),
    ...(isOtherPeriodo ? [periodo] : []),
    ...chipsDe(filtro, 'situacoes', 'Situação', opcoes.situacoes),
    ...chipsDe(filtro, 'origens', 'Origem', opcoes.origens),
    ...filtro.legendas.map((id) => ({
      key: `legenda:${id}`,
      titulo: 'Legenda',
      nome: id === LEGENDA_ORCAMENTO ? 'Orçamento' : 'Pedido',
      without: { legendas: filtro.legendas.filter((other) => other !== id) },
    })),
  ];
}
