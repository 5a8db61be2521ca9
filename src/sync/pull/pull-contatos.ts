import {
  CONTATOS_POR_PAGINA_MAXIMO,
  consultarClienteEmail,
  type PessoaEmail,
} from '#contract/contacts/email.ts';
import { consultarClienteTelefone, type Telefone } from '#contract/contacts/telefone.ts';
import { ok, type Result } from '#lib/result.ts';
import { type ContatosGuardados, putEmails, putTelefones } from '#mirror/contatos.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import type { NetError } from '#net/request.ts';
import { readContatosFeitos } from '#outbox/contatos/read-contatos.ts';
import { believeMarca, readMarca } from '#outbox/marca.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import type { Vault } from '#vault/vault.ts';
import { isMissing } from './missing.ts';
import { type AskPage, pullPages } from './pull-pages.ts';

type Put<C> = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<ContatosGuardados<C>>,
) => Promise<void>;

/** Reads a list whole and stores it, unless the server was restored meanwhile. A failed page changes nothing. */
async function pullAll<C>(
  env: SyncEnv,
  idPessoaCliente: number,
  askPage: AskPage<C>,
  put: Put<C>,
): Promise<Result<null, NetError>> {
  const { vault } = env;
  const at = env.now();
  const feitas = await readContatosFeitos(vault, idPessoaCliente);
  const asked = (await readMarca(vault))?.marca ?? null;
  const rows = await pullPages<C>(askPage);
  if (!rows.ok) return isMissing(rows.error) ? ok(null) : rows;
  await vault.transaction('rw', vault.documentos, vault.checkpoints, async () => {
    if (!(await believeMarca(vault, { asked, told: null }, at))) return;
    await put(vault, idPessoaCliente, { at, valor: { lista: rows.value, feitas } });
  });
  return ok(null);
}

const qtdRegistrosPagina = CONTATOS_POR_PAGINA_MAXIMO;

/** Refreshes all e-mail addresses of a customer. */
export const pullEmails = (env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> =>
  pullAll<PessoaEmail>(
    env,
    idPessoaCliente,
    (numeroPagina) =>
      ask(env, consultarClienteEmail, { query: { idPessoaCliente, qtdRegistrosPagina, numeroPagina } }),
    putEmails,
  );

/** Refreshes all phones of a customer. */
export const pullTelefones = (env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> =>
  pullAll<Telefone>(
    env,
    idPessoaCliente,
    (numeroPagina) =>
      ask(env, consultarClienteTelefone, { query: { idPessoaCliente, qtdRegistrosPagina, numeroPagina } }),
    putTelefones,
  );
