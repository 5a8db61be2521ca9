import { type manterClienteTelefone, TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import { ACAO_EXCLUIR, ACAO_INCLUIR, type Acao } from '#contract/wire/acao.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import {
  INFORME_TIPO,
  isTelefoneAlteravel,
  primeiroErroTelefone,
  TELEFONE_DUPLICADO,
  TELEFONE_INEXISTENTE,
  TELEFONE_NAO_ALTERA,
  TELEFONE_NAO_EXCLUI,
  type TelefoneDigitado,
} from '#domain/contacts/telefone.ts';
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
import {
  deleteTelefone,
  findWhatsapp,
  insertWhatsapp,
  lockTelefone,
  type TelefoneDoCliente,
  updateTelefone,
} from './data/telefones.ts';

type Pedido = BodyOf<typeof manterClienteTelefone>;
type Salvo = TelefoneDigitado & { readonly permiteReceberPromocao: boolean };

const SO_WHATSAPP = 'Só telefones de WhatsApp podem ser cadastrados aqui.';

const consentido = ({ ddd, prefixo, numero, permiteReceberPromocao }: Salvo) => ({
  valor: `${ddd}${prefixo}${numero}`,
  aceito: permiteReceberPromocao,
});

/** The number and consent of a saved phone. */
function readSalvo(pedido: Pedido, outroTipo: string): Result<Salvo, Recusa> {
  const { ddd = '', prefixo = '', numero = '', telefoneTipo, permiteReceberPromocao } = pedido;
  if (telefoneTipo === undefined) return refuse('requisicao-invalida', INFORME_TIPO);
  if (telefoneTipo.idTelefoneTipo !== TELEFONE_WHATSAPP) return fail(contatoNaoAlteravel(outroTipo));
  const erro = primeiroErroTelefone({ ddd, prefixo, numero });
  if (erro !== null) return refuse('requisicao-invalida', erro);
  if (permiteReceberPromocao === undefined) return fail(semConsentimento());
  return ok({ ddd, prefixo, numero, permiteReceberPromocao });
}

/** Inserts, changes or deletes a phone. @returns its id. */
export async function salvarTelefone(
  scope: Scope,
  idAcao: Acao,
  pedido: Pedido,
  now: Date,
): Promise<Result<number, Recusa>> {
  const { idPessoa } = pedido.pessoa;
  const idTelefone = pedido.idTelefone ?? undefined;
  if ((idAcao === ACAO_INCLUIR) !== (idTelefone === undefined))
    return refuse('requisicao-invalida', 'A ação não combina com o telefone informado.');
  // One change of a customer's contacts at a time.
  await lockCliente(scope, idPessoa);
  if (idTelefone === undefined) return await incluir(scope, idPessoa, pedido, now);
  if (idAcao === ACAO_EXCLUIR) return await excluir(scope, { idPessoa, idTelefone }, now);
  return await alterar(scope, { idPessoa, idTelefone }, pedido, now);
}

async function incluir(
  scope: Scope,
  idPessoa: number,
  pedido: Pedido,
  now: Date,
): Promise<Result<number, Recusa>> {
  const salvo = readSalvo(pedido, SO_WHATSAPP);
  if (!salvo.ok) return salvo;
  const id = await insertWhatsapp(scope, idPessoa, salvo.value);
  if (id === undefined) return fail(duplicado(await findWhatsapp(scope, idPessoa, salvo.value), salvo.value));
  await consentir(scope, idPessoa, { depois: salvo.value }, now);
  return ok(id);
}

const duplicado = (telefone: Telefone | undefined, { permiteReceberPromocao }: Salvo): Recusa =>
  contatoDuplicado(TELEFONE_DUPLICADO, telefone === undefined ? {} : { telefone }, permiteReceberPromocao);

async function alterar(
  scope: Scope,
  one: TelefoneDoCliente,
  pedido: Pedido,
  now: Date,
): Promise<Result<number, Recusa>> {
  const antes = await lockTelefone(scope, one);
  if (antes === undefined) return fail(contatoInexistente(TELEFONE_INEXISTENTE));
  if (!isTelefoneAlteravel(antes)) return fail(contatoNaoAlteravel(TELEFONE_NAO_ALTERA));
  const salvo = readSalvo(pedido, TELEFONE_NAO_ALTERA);
  if (!salvo.ok) return salvo;
  const other = await findWhatsapp(scope, one.idPessoa, salvo.value);
  if (other !== undefined && other.idTelefone !== one.idTelefone) return fail(duplicado(other, salvo.value));
  await updateTelefone(scope, one.idTelefone, salvo.value);
  await consentir(scope, one.idPessoa, { antes, depois: salvo.value }, now);
  return ok(one.idTelefone);
}

async function excluir(scope: Scope, one: TelefoneDoCliente, now: Date): Promise<Result<number, Recusa>> {
  const antes = await lockTelefone(scope, one);
  if (antes === undefined) return fail(contatoInexistente(TELEFONE_INEXISTENTE));
  if (!isTelefoneAlteravel(antes)) return fail(contatoNaoAlteravel(TELEFONE_NAO_EXCLUI));
  await deleteTelefone(scope, one.idTelefone);
  await consentir(scope, one.idPessoa, { antes }, now);
  return ok(one.idTelefone);
}

const consentir = (
  scope: Scope,
  idPessoa: number,
  { antes, depois }: { readonly antes?: Salvo; readonly depois?: Salvo },
  now: Date,
): Promise<void> =>
  putConsentimento(
    scope,
    {
      idPessoa,
      canal: 'telefone',
      antes: antes && consentido(antes),
      depois: depois && consentido(depois),
    },
    now,
  );
