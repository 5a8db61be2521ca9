import {
  consultarNotas,
  exportarNotas,
  NOTAS_POR_PAGINA,
  NOTAS_POR_PAGINA_MAXIMO,
  type NotasOrdenacao,
} from '#contract/invoices/nota-fiscal.ts';
import { notasNome } from '#domain/invoices/notas-csv.ts';
import { addDays } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute, streamRoute } from '#server/http/route.ts';
import { listNotas, listNotasDepois } from './data/notas-fiscais.ts';
import { notasCsv } from './notas-csv.ts';

/** The database's largest integer; every invoice number is below it. */
const NUMERO_MAXIMO = 2 ** 31 - 1;

/** The first and the last day of a year or of a month; both undefined without a year. */
function daysOf(ano: string | undefined, mes: string | undefined) {
  if (ano === undefined) return { dataInicial: undefined, dataFinal: undefined };
  if (mes === undefined) return { dataInicial: `${ano}-01-01`, dataFinal: `${ano}-12-31` };
  const dataInicial = `${ano}-${mes.padStart(2, '0')}-01`;
  // 31 days after the first is always in the next month.
  return { dataInicial, dataFinal: addDays(`${addDays(dataInicial, 31).slice(0, 7)}-01`, -1) };
}

type Procura = {
  readonly idPessoaDestinatario: number;
  readonly ano?: string | undefined;
  readonly mes?: string | undefined;
  readonly numeroNota?: string | undefined;
  readonly ordenacao?: NotasOrdenacao | undefined;
};

/** The filter of the parameters; undefined when no invoice can have that number. */
function toFiltro({ idPessoaDestinatario, ano, mes, numeroNota, ordenacao }: Procura) {
  const numDocumento = numeroNota === undefined ? undefined : Number(numeroNota);
  if (numDocumento !== undefined && numDocumento > NUMERO_MAXIMO) return undefined;
  return { idPessoaDestinatario, numDocumento, ordenacao, ...daysOf(ano, mes) };
}

/** The invoices of the user's customers. */
export const notaFiscalRoutes: readonly Route[] = [
  sessionRoute(consultarNotas, async ({ user, query }) => {
    if ((await readCliente(user, query.idPessoaDestinatario)) === undefined) return naoVinculado();
    const filtro = toFiltro(query);
    if (filtro === undefined) return ok({ colecao: [], totalRegistros: 0 });
    const page = toPage(query.numeroPagina, query.quantidadeRegistrosPagina, {
      usual: NOTAS_POR_PAGINA,
      most: NOTAS_POR_PAGINA_MAXIMO,
    });
    return ok(await listNotas(user, { ...filtro, ...page }));
  }),

  streamRoute(exportarNotas, async ({ user, query, now }) => {
    if ((await readCliente(user, query.idPessoaDestinatario)) === undefined)
      return answerRecusa(naoVinculado().error);
    const filtro = toFiltro(query);
    const readPage = async (depoisDe: number | undefined) =>
      filtro === undefined
        ? []
        : await listNotasDepois(user, { ...filtro, limit: NOTAS_POR_PAGINA_MAXIMO, depoisDe });
    return {
      status: 200,
      corpo: notasCsv(readPage),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${notasNome(toBusinessInstant(now))}"`,
      },
    };
  }),
];
