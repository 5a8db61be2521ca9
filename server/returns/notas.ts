import {
  consultarEmitentes,
  consultarItensNotaFiscal,
  consultarNotasDevolucao,
  sincronizarItensNotas,
} from '#contract/returns/devolucao-consultas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { ensureItens } from '#server/invoices/data/itens-do-xml.ts';
import { listEmitentes } from './data/emitentes.ts';
import { listLotes, toItemDaNota } from './data/lotes.ts';
import { listNotas, NOTAS_ACHADAS, readNota, toNotaCorrigivel, toNotaDevolvivel } from './data/notas.ts';
import { notaNaoEncontrada } from './devolucao-recusas.ts';
import { periodoInvalido } from '#server/http/periodo.ts';

/** Invoices of the user's customers, as returns need them. */
export const notasDevolucaoRoutes: readonly Route[] = [
  sessionRoute(consultarEmitentes, async ({ user }) => ok(await listEmitentes(user))),

  sessionRoute(consultarNotasDevolucao, async ({ user, query, now }) => {
    const { idCliente, numDocumento, idPessoaEmitente, idPessoaFilial, dataInicio, dataFim, finalidade } =
      query;
    if ((await readCliente(user, idCliente)) === undefined) return naoVinculado();
    const refused = periodoInvalido(dataInicio, dataFim);
    if (refused !== undefined) return fail(refused);
    const notas = await listNotas(user, {
      idPessoaCliente: idCliente,
      numDocumento,
      emitentes: [idPessoaEmitente, idPessoaFilial].filter((id) => id !== undefined),
      de: dataInicio,
      ate: dataFim,
      limite: NOTAS_ACHADAS,
    });
    const ListaNotas = notas.map((nota) =>
      finalidade === 'carta' ? toNotaCorrigivel(nota, now) : toNotaDevolvivel(nota, businessDayOf(now)),
    );
    const ForaDoPrazo = ListaNotas.filter(({ foraPrazo }) => foraPrazo).map(({ idTitulo }) => idTitulo);
    return ok({ ListaNotas, ForaDoPrazo });
  }),

  sessionRoute(consultarItensNotaFiscal, async ({ user, query }) => {
    const { idNotaFiscal } = query;
    if ((await readNota(user, idNotaFiscal)) === undefined) return fail(notaNaoEncontrada());
    await ensureItens(user.db, idNotaFiscal);
    return ok((await listLotes(user.db, [idNotaFiscal])).map(toItemDaNota));
  }),

  sessionRoute(sincronizarItensNotas, async ({ user, query, now }) => {
    const { idPessoaCliente, dataInicial } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const notas = await listNotas(user, { idPessoaCliente, de: dataInicial });
    const ids = notas.map(({ idTitulo }) => idTitulo);
    for (const { idTitulo } of notas.filter(({ unidades }) => unidades === 0))
      await ensureItens(user.db, idTitulo);
    const lotes = Map.groupBy(await listLotes(user.db, ids), ({ idTitulo }) => idTitulo);
    const hoje = businessDayOf(now);
    return ok(
      notas.map((nota) => ({
        ...toNotaDevolvivel(nota, hoje),
        itens: (lotes.get(nota.idTitulo) ?? []).map(toItemDaNota),
      })),
    );
  }),
];
