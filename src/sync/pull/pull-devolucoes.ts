import type { Devolucao } from '#contract/returns/devolucao.ts';
import {
  consultarDevolucaoMotivos,
  consultarDevolucaoSituacoes,
  consultarDevolucoes,
  consultarEmitentes,
  sincronizarItensNotas,
} from '#contract/returns/devolucao-consultas.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { putDevolucoes, putListasDeDevolucao, putNotasComItens } from '#mirror/devolucoes.ts';
import type { NetError } from '#net/request.ts';
import { settleByList } from '#outbox/devolucoes/doubt.ts';
import { readFeitas } from '#outbox/devolucoes/read-devolucoes.ts';
import { believeMarca, readMarca } from '#outbox/marca.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isMissing } from './missing.ts';
import { pullPages } from './pull-pages.ts';

/** Goods of older invoices are returned with a signal only. */
const DIAS_DE_NOTAS = 60;

/** A customer's returns as they were read. `marca`, `doubted`: the server's mark and the lanes in doubt before that. */
type Lidas = {
  devolucoes: readonly Devolucao[];
  at: number;
  feitas: string[];
  marca: string | null;
  doubted: readonly string[];
};

/** Stores a customer's returns, unless the server was restored meanwhile. They end the doubts about their ids. */
async function store({ vault }: SyncEnv, idPessoaCliente: number, lidas: Lidas): Promise<void> {
  const { devolucoes, at, feitas, marca, doubted } = lidas;
  const tables = [vault.devolucoes, vault.checkpoints, vault.outbox, vault.parked, vault.receipts];
  await vault.transaction('rw', doubted.length === 0 ? tables.slice(0, 2) : tables, async () => {
    if (!(await believeMarca(vault, { asked: marca, told: null }, at))) return;
    await putDevolucoes(vault, idPessoaCliente, devolucoes, { at, feitas });
    if (doubted.length > 0) await settleByList(vault, idPessoaCliente, devolucoes, doubted);
  });
}

/** Refreshes a customer's returns of 90 days and all that are not over. A failed page changes nothing. */
export async function pullDevolucoes(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const at = env.now();
  const feitas = await readFeitas(env.vault);
  const { marca = null, doubted = [] } = (await readMarca(env.vault)) ?? {};
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
  await store(env, idPessoaCliente, { devolucoes: rows.value, at, feitas, marca, doubted });
  return ok(null);
}

/** Refreshes the lots of a customer's invoices. */
export async function pullNotasDevolucao(
  env: SyncEnv,
  idPessoaCliente: number,
): Promise<Result<null, NetError>> {
  const at = env.now();
  const dataInicial = addDays(businessDayOf(new Date(at)), -DIAS_DE_NOTAS);
  const notas = await ask(env, sincronizarItensNotas, { query: { idPessoaCliente, dataInicial } });
  if (!notas.ok) return isMissing(notas.error) ? ok(null) : notas;
  await putNotasComItens(env.vault, idPessoaCliente, { at, valor: notas.value });
  return ok(null);
}

/** A branch by its name for customers. */
const toEmitente = ({ descricaoEcommerce, pessoaJuridica }: ReplyOf<typeof consultarEmitentes>[number]) => ({
  idPessoa: pessoaJuridica.pessoa.idPessoa,
  nome: descricaoEcommerce,
});

/**
 * Refreshes the lists that the returns of all customers use. Each that fails stays as it was; the first error is
 * returned.
 */
export async function pullListasDeDevolucao(env: SyncEnv): Promise<Result<null, NetError>> {
  const at = env.now();
  const motivos = await ask(env, consultarDevolucaoMotivos, {});
  const situacoes = await ask(env, consultarDevolucaoSituacoes, {});
  const emitentes = await ask(env, consultarEmitentes, {});
  const valor = {
    ...(motivos.ok && { motivos: motivos.value }),
    ...(situacoes.ok && { situacoes: situacoes.value }),
    ...(emitentes.ok && { emitentes: emitentes.value.map(toEmitente) }),
  };
  await putListasDeDevolucao(env.vault, { at, valor });
  const failed = [motivos, situacoes, emitentes].find((read) => !read.ok && !isMissing(read.error));
  return failed === undefined || failed.ok ? ok(null) : failed;
}
