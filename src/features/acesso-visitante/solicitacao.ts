import type { ClienteAdministrado } from '#contract/access/solicitacao-acesso.ts';
import { DOCUMENTO_INVALIDO } from '#domain/customer/cadastro.ts';
import { digitsOf } from '#domain/customer/contato.ts';
import { bareDocumento, isCpfCnpj } from '#domain/customer/documento.ts';
import {
  CLIENTES_POR_SOLICITACAO,
  INFORME_CLIENTE,
  isIncluido,
  type SolicitanteDigitado,
} from '#domain/customer/solicitacao-acesso.ts';
import { formatDocument } from '#lib/format-document.ts';
import type { Solicitacao } from './queries.ts';

/** A request for access as filled in so far: the person, the customers, and the step. */
export type Preenchimento = SolicitanteDigitado & { clientes: readonly ClienteAdministrado[]; passo: number };

export const VAZIA: Preenchimento = { nomeCompleto: '', email: '', telefone: '', clientes: [], passo: 1 };

/** Why a tax id is not looked up, in words; null when it may be. */
export function erroDaPesquisa(clientes: readonly ClienteAdministrado[], typed: string): string | null {
  const documento = bareDocumento(typed);
  if (documento === '') return INFORME_CLIENTE;
  if (!isCpfCnpj(documento)) return DOCUMENTO_INVALIDO;
  if (isIncluido(clientes, documento)) {
    return `O cliente com o CPF/CNPJ: ${formatDocument(documento)} já foi incluído.`;
  }
  return clientes.length < CLIENTES_POR_SOLICITACAO
    ? null
    : `Uma solicitação leva até ${CLIENTES_POR_SOLICITACAO} clientes. Envie esta e faça outra para os demais.`;
}

/** A request without errors as it is sent. */
export const toSolicitacao = ({ nomeCompleto, email, telefone, clientes }: Preenchimento): Solicitacao => ({
  nome: nomeCompleto,
  email,
  telefone: digitsOf(telefone),
  clientes: clientes.map((cliente) => cliente.idPessoa),
});
