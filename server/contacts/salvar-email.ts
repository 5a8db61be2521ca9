import type { manterClienteEmail, PessoaEmail } from '#contract/contacts/email.ts';
import { ACAO_EXCLUIR, ACAO_INCLUIR } from '#contract/wire/acao.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import {
  EMAIL_DUPLICADO,
  EMAIL_INEXISTENTE,
  EMAIL_NAO_ALTERA,
  EMAIL_NAO_EXCLUI,
  erroEmail,
  isEmailAlteravel,
  isMesmoEmail,
  normalizeEmail,
} from '#domain/contacts/email.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { lockCliente } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import {
  contatoDuplicado,
  contatoInexistente,
  contatoNaoAlteravel,
  semConsentimento,
} from './contato-recusas.ts';
import { putConsentimento } from './data/consentimentos.ts';
import { deleteEmail, insertEmail, lockEmail, readEmail, updateEmail } from './data/emails.ts';

type Pedido = BodyOf<typeof manterClienteEmail>;
type Salvo = { readonly idPessoa: number; readonly email: string; readonly marketing: boolean };

const consentido = ({ email, marketing }: Pick<PessoaEmail, 'email' | 'marketing'>) => ({
  valor: email,
  aceito: marketing,
});

/** Inserts, changes or deletes an address. @returns its number. */
export async function salvarEmail(scope: Scope, pedido: Pedido, now: Date): Promise<Result<number, Recusa>> {
  const { idAcao, idPessoa, permiteReceberPromocao: marketing } = pedido;
  const email = normalizeEmail(pedido.email);
  // One change of a customer's contacts at a time, and none while the company writes the principal ones.
  await lockCliente(scope, idPessoa);
  if (idAcao === ACAO_EXCLUIR) return await excluir(scope, { idPessoa, email }, now);
  const anterior = normalizeEmail(pedido.emailAnterior ?? email);
  // A consent can be withdrawn from any stored address, also one that is refused as a new one.
  const isSoConsentimento = idAcao !== ACAO_INCLUIR && isMesmoEmail(anterior, email);
  const erro = isSoConsentimento ? null : erroEmail(email);
  if (erro !== null) return refuse('requisicao-invalida', erro);
  if (marketing === undefined) return fail(semConsentimento());
  const salvo = { idPessoa, email, marketing };
  if (idAcao === ACAO_INCLUIR) return await incluir(scope, salvo, now);
  return await alterar(scope, anterior, salvo, now);
}

async function incluir(scope: Scope, salvo: Salvo, now: Date): Promise<Result<number, Recusa>> {
  const existing = await readEmail(scope, salvo);
  const id = existing === undefined ? await insertEmail(scope, salvo) : undefined;
  if (id === undefined) return fail(await duplicado(scope, salvo));
  const { idPessoa } = salvo;
  await putConsentimento(
    scope,
    { idPessoa, canal: 'email', antes: undefined, depois: consentido(salvo) },
    now,
  );
  return ok(id);
}

const duplicado = async (scope: Scope, salvo: Salvo): Promise<Recusa> => {
  const email = await readEmail(scope, salvo);
  return contatoDuplicado(EMAIL_DUPLICADO, email === undefined ? {} : { email }, salvo.marketing);
};

async function alterar(
  scope: Scope,
  anterior: string,
  salvo: Salvo,
  now: Date,
): Promise<Result<number, Recusa>> {
  const { idPessoa, email, marketing } = salvo;
  const antes = await lockEmail(scope, { idPessoa, email: anterior });
  if (antes === undefined) return fail(contatoInexistente(EMAIL_INEXISTENTE));
  if (!isEmailAlteravel(antes)) return fail(contatoNaoAlteravel(EMAIL_NAO_ALTERA));
  if (!isMesmoEmail(antes.email, email) && (await readEmail(scope, salvo)) !== undefined)
    return fail(await duplicado(scope, salvo));
  const id = await updateEmail(scope, antes, { email, marketing });
  await putConsentimento(
    scope,
    { idPessoa, canal: 'email', antes: consentido(antes), depois: consentido(salvo) },
    now,
  );
  return ok(id);
}

async function excluir(
  scope: Scope,
  one: { readonly idPessoa: number; readonly email: string },
  now: Date,
): Promise<Result<number, Recusa>> {
  const antes = await lockEmail(scope, one);
  if (antes === undefined) return fail(contatoInexistente(EMAIL_INEXISTENTE));
  if (!isEmailAlteravel(antes)) return fail(contatoNaoAlteravel(EMAIL_NAO_EXCLUI));
  const id = await deleteEmail(scope, one);
  const { idPessoa } = one;
  await putConsentimento(
    scope,
    { idPessoa, canal: 'email', antes: consentido(antes), depois: undefined },
    now,
  );
  return ok(id);
}
