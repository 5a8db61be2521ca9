import type { Devolucao } from '#contract/returns/devolucao.ts';
import {
  consultarDevolucaoMotivos,
  consultarDevolucaoSituacoes,
  consultarDevolucoes,
  consultarEmitentes,
  sincronizarItensNotas,
} from '#contract/returns/devolucao-consultas.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { putDevolucoes, putListasDeDevolucao, putNotasComItens } from '#mirror/devolucoes.ts';
import type { NetError } from '#net/request.ts';
import { readFeitas } from '#outbox/devolucoes/read-devolucoes.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullPages } from './pull-pages.ts';

/** Goods of older invoices are returned with a signal only. */
const DIAS_DE_NOTAS = 60;
const NAO_ENCONTRADO = 404;

/** A server without returns keeps the rest of the app working. */
const isMissing = (error: NetError): boolean => error.kind !== 'silence' && error.status === NAO_ENCONTRADO;

/** Refreshes a customer's returns of 90 days and all that are not over. A failed page changes nothing. */
export async function pullDevolucoes(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const at = env.now();
  const feitas = await readFeitas(env.vault);
  let total = 0;
  const rows = await pullPages<Devolucao>(async (paginaAtual) => {
    const page = await ask(env, consultarDevolucoes, {
      query: { idCliente: idPessoaCliente, paginaAtual, incluirItens: true },
    });
    if (!page.ok) return page;
    total = page.value[0]?.totalRegistros ?? (paginaAtual === 1 ? 0 : total);
    return ok({ colecao: page.value, totalRegistros: total });
  });
  if (!rows.ok) return isMissing(rows.error) ? ok(null) : rows;
  await putDevolucoes(env.vault, idPessoaCliente, rows.value, { at, feitas });
  return ok(null);
}

/** Refreshes the lots of a customer's invoices, and the lists that every return uses. */
export async function pullNotasDevolucao(
  env: SyncEnv,
  idPessoaCliente: number,
): Promise<Result<null, NetError>> {
  const at = env.now();
  const dataInicial = addDays(businessDayOf(new Date(at)), -DIAS_DE_NOTAS);
  const notas = await ask(env, sincronizarItensNotas, { query: { idPessoaCliente, dataInicial } });
  if (!notas.ok) return isMissing(notas.error) ? ok(null) : notas;
  await putNotasComItens(env.vault, idPessoaCliente, { at, valor: notas.value });
  const [motivos, situacoes, emitentes] = [
    await ask(env, consultarDevolucaoMotivos, {}),
    await ask(env, consultarDevolucaoSituacoes, {}),
    await ask(env, consultarEmitentes, {}),
  ];
  if (!motivos.ok) return motivos;
  if (!situacoes.ok) return situacoes;
  if (!emitentes.ok) return emitentes;
  await putListasDeDevolucao(env.vault, {
    at,
    valor: { motivos: motivos.value, situacoes: situacoes.value, emitentes: emitentes.value },
  });
  return ok(null);
}
