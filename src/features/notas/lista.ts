import {
  NOTAS_DATA_CRESCENTE,
  NOTAS_DATA_DECRESCENTE,
  NOTAS_NUMERO_CRESCENTE,
  NOTAS_NUMERO_DECRESCENTE,
  type NotaFiscal,
  type NotasOrdenacao,
} from '#contract/invoices/nota-fiscal.ts';
import { passaBusca, toAlvo } from './busca.ts';
import type { Filtro } from './filtro.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers of any length as text: the longer one is the higher. */
const compareNumero = (a: NotaFiscal, b: NotaFiscal): number =>
  a.numDocumento.length - b.numDocumento.length || compareText(a.numDocumento, b.numDocumento);

/** The server's instants all have the same form and zone: their texts are in the order of time. */
const compareData = (a: NotaFiscal, b: NotaFiscal): number =>
  compareText(a.dataDocumento, b.dataDocumento) || compareNumero(a, b);

const COMPARE: Record<NotasOrdenacao, (a: NotaFiscal, b: NotaFiscal) => number> = {
  [NOTAS_DATA_CRESCENTE]: compareData,
  [NOTAS_DATA_DECRESCENTE]: (a, b) => compareData(b, a),
  [NOTAS_NUMERO_CRESCENTE]: (a, b) => compareNumero(a, b) || compareData(a, b),
  [NOTAS_NUMERO_DECRESCENTE]: (a, b) => compareNumero(b, a) || compareData(b, a),
};

/** A number as it is compared: without the zeros before it. */
const bare = (numero: string): string => numero.replace(/^0+(?=\d)/, '');

/** The start that the date of an invoice of the filter's year and month has. */
const inicioOf = ({ ano, mes }: Filtro): string => {
  if (ano === null) return '';
  return mes === null ? `${ano}-` : `${ano}-${String(mes).padStart(2, '0')}-`;
};

/** The invoices that a filter and its search let through, in its order, each once; of any payment. */
export function listNotas(notas: readonly NotaFiscal[], filtro: Filtro): NotaFiscal[] {
  const inicio = inicioOf(filtro);
  const numero = bare(filtro.numero);
  const alvo = toAlvo(filtro.busca);
  const seen = new Set<number>();
  const through = notas.filter((nota) => {
    const { titulo, dataDocumento, numDocumento } = nota;
    if (seen.has(titulo.idTitulo)) return false;
    seen.add(titulo.idTitulo);
    const isOfFiltro = dataDocumento.startsWith(inicio) && (numero === '' || bare(numDocumento) === numero);
    return isOfFiltro && passaBusca(nota, alvo);
  });
  return through.sort(COMPARE[filtro.ordem]);
}

/**
 * Whether the server is asked: the device keeps all invoices from the day `desde` on, and nothing before it. A number
 * may be of any day.
 */
export function asksServer({ numero, ano, mes }: Filtro, desde: string): boolean {
  if (ano === null) return numero !== '';
  const first = `${ano}-${String(mes ?? 1).padStart(2, '0')}-01`;
  return first < desde;
}
