import { consultarNotas, NOTAS_POR_PAGINA } from '#contract/nota-fiscal.ts';
import { addDays } from '#lib/business-day.ts';
import { ok } from '#lib/result.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { toPage } from './listas.ts';

/** Beyond this the database has no number to compare with, and no invoice is called so. */
const NUMERO_MAXIMO = 2 ** 31 - 1;

/** The first and the last day of a year or of a month; both undefined without a year. */
function daysOf(ano: string | undefined, mes: string | undefined) {
  if (ano === undefined) return { dataInicial: undefined, dataFinal: undefined };
  if (mes === undefined) return { dataInicial: `${ano}-01-01`, dataFinal: `${ano}-12-31` };
  const dataInicial = `${ano}-${mes.padStart(2, '0')}-01`;
  // 31 days after the first is always in the next month.
  return { dataInicial, dataFinal: addDays(`${addDays(dataInicial, 31).slice(0, 7)}-01`, -1) };
}

/** The invoices of the user's clients. */
export const notaFiscalRoutes: readonly Route[] = [
  sessionRoute(consultarNotas, async ({ user, query }) => {
    const { idPessoaDestinatario, ano, mes, numeroNota, numeroPagina } = query;
    if ((await user.readCliente(idPessoaDestinatario)) === undefined) return naoVinculado();
    const numDocumento = numeroNota === undefined ? undefined : Number(numeroNota);
    if (numDocumento !== undefined && numDocumento > NUMERO_MAXIMO)
      return ok({ colecao: [], totalRegistros: 0 });
    const page = toPage(numeroPagina, undefined, { usual: NOTAS_POR_PAGINA, most: NOTAS_POR_PAGINA });
    const filtro = { idPessoaDestinatario, numDocumento, ...daysOf(ano, mes) };
    return ok(await user.listNotas({ ...filtro, ...page }));
  }),
];
