import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { isForaPrazo } from '#domain/returns/prazo.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { periodoErro } from '#lib/periodo.ts';

/** So many days before today are searched at first. */
const DIAS = 30;

const NUMERO_MAXIMO = 50;

/** The criteria of a search for invoices. Days: 2026-11-20, both included; '' is no limit. */
export type NotaFiltro = {
  readonly numero: string;
  readonly idEmitente: number | null;
  readonly de: string;
  readonly ate: string;
};

export const notaFiltroInicial = (hoje: string): NotaFiltro => ({
  numero: '',
  idEmitente: null,
  de: addDays(hoje, -DIAS),
  ate: hoje,
});

/** The typed digits, up to the length of a number. */
export const toNumero = (text: string): string => text.replaceAll(/\D/g, '').slice(0, NUMERO_MAXIMO);

/** The error of crossed days; null for a valid search. */
export const notaFiltroErro = ({ de, ate }: NotaFiltro): string | null =>
  de === '' || ate === '' ? null : periodoErro({ de, ate });

/** The query of a search, in the wire's own words. */
export const notaQueryOf = (idCliente: number, { numero, idEmitente, de, ate }: NotaFiltro) => ({
  idCliente,
  ...(numero !== '' && { numDocumento: numero }),
  ...(idEmitente !== null && { idPessoaEmitente: idEmitente }),
  ...(de !== '' && { dataInicio: de }),
  ...(ate !== '' && { dataFim: ate }),
});

/** The invoices of a device that a search finds, newest first. */
export function searchNotas<Nota extends NotaDevolvivel>(
  notas: readonly Nota[],
  { numero, idEmitente, de, ate }: NotaFiltro,
): Nota[] {
  return notas
    .filter((nota) => {
      const dia = businessDayOf(new Date(nota.dataDocumento));
      return (
        (numero === '' || Number(nota.numDocumento) === Number(numero)) &&
        (idEmitente === null || nota.idPessoaEmitente === idEmitente) &&
        (de === '' || dia >= de) &&
        (ate === '' || dia <= ate)
      );
    })
    .toSorted((a, b) => b.dataDocumento.localeCompare(a.dataDocumento) || b.idTitulo - a.idTitulo);
}

/** True if an invoice's term for returns is over on a day: its own last day says so, else the server's word. */
export const isNotaForaPrazo = (
  { prazoAte, foraPrazo }: Pick<NotaDevolvivel, 'prazoAte' | 'foraPrazo'>,
  hoje: string,
): boolean => (prazoAte ? isForaPrazo(prazoAte, hoje) : (foraPrazo ?? false));
