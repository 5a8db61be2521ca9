import { consultarContextos } from '#contract/catalogue/sincronizacao.ts';
import {
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
} from '#contract/customers/cliente.ts';
import {
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from '#contract/customers/preferencia.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { ok, type Result } from '#lib/result.ts';
import { serveCliente } from '#mirror/kept-clientes.ts';
import { putClienteDetalhe, putClientes } from '#mirror/put-cliente.ts';
import { readServed } from '#mirror/served.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullListaClientes } from './pull-lista-clientes.ts';

/**
 * Refreshes the list of customers. Chooses one to serve if the device has none or may no longer serve its
 * own.
 */
export async function pullClientes(env: SyncEnv): Promise<Result<null, NetError>> {
  const { vault } = env;
  const list = await pullListaClientes(env);
  if (!list.ok) return list;
  await putClientes(vault, list.value, env.now());
  const isLinked = (id: number | null) => list.value.some((c) => c.pessoa.idPessoa === id);
  if (!isLinked(await readServed(vault))) {
    const principal = await ask(env, consultarPreferenciaPrincipal, {});
    const preferred = principal.ok ? principal.value.cliente.pessoa.idPessoa : null;
    const chosen = isLinked(preferred) ? preferred : (list.value[0]?.pessoa.idPessoa ?? null);
    if (chosen === null) await vault.device.update(1, { idPessoaCliente: null });
    else await serveCliente(vault, chosen);
  }
  await vault.checkpoints.put({ name: 'clientes', at: env.now() });
  return ok(null);
}

/** Refreshes everything that one customer's cart needs. Stored only if every response came, never in part. */
export async function pullCliente(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const query = { idPessoaCliente };
  const params = { idPessoaCliente: String(idPessoaCliente) };
  const [dadosGerais, limite, preferencia, contextos] = await Promise.all([
    ask(env, consultarClienteDadosGerais, { query }),
    ask(env, consultarLimitePagamentoAntecipado, { params }),
    ask(env, consultarPreferenciaUsuarioCliente, { query }),
    ask(env, consultarContextos, { query }),
  ]);
  if (!dadosGerais.ok) return dadosGerais;
  if (!limite.ok) return limite;
  if (!preferencia.ok) return preferencia;
  if (!contextos.ok) return contextos;
  const opcoes: { idCondicao: number; opcoes: ReplyOf<typeof consultarPrazoFormaPagamento> }[] = [];
  for (const { idCondicao } of contextos.value) {
    const found = await ask(env, consultarPrazoFormaPagamento, { query: { idPessoaCliente, idCondicao } });
    if (!found.ok) return found;
    opcoes.push({ idCondicao, opcoes: found.value });
  }
  const detalhe = {
    dadosGerais: dadosGerais.value,
    limitePagamentoAntecipado: limite.value.limitePagamentoAntecipado,
    preferencia: preferencia.value,
    contextos: contextos.value,
    opcoes,
  };
  await putClienteDetalhe(env.vault, idPessoaCliente, detalhe, env.now());
  return ok(null);
}
