import {
  type Cadastro,
  consultarAreaAtuacaoCep,
  consultarEnderecoCep,
  type EnderecoCep,
  type PessoaTipo,
  solicitarCadastroCliente,
} from '#contract/access/cadastro.ts';
import {
  type ClienteAdministrado,
  clienteSolicitaAcesso,
  solicitarAcesso,
} from '#contract/access/solicitacao-acesso.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { request } from '#net/request.ts';
import { requestForm } from '#net/request-form.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';

/** Five megabytes on a weak signal. */
const UPLOAD_MS = 180_000;

export type CepConsultado = { tipos: readonly PessoaTipo[]; endereco: EnderecoCep | null };

/** The person types at a postal code, and its address as far as known: without one the person types it. */
export async function consultarCep(cep: string, signal: AbortSignal): Promise<Result<CepConsultado, Falha>> {
  const [tipos, endereco] = await Promise.all([
    request(consultarAreaAtuacaoCep, { query: { cep } }, { signal }),
    request(consultarEnderecoCep, { query: { cep } }, { signal }),
  ]);
  if (!tipos.ok) return fail(toFalha(tipos.error));
  return ok({ tipos: tipos.value, endereco: endereco.ok ? endereco.value : null });
}

/** Sends a registration, once per key; returns the server's words. */
export async function enviarCadastro(cadastro: Cadastro, key: string): Promise<Result<string, Falha>> {
  const reply = await requestForm(solicitarCadastroCliente, cadastro, { key, timeoutMs: UPLOAD_MS });
  return reply.ok ? ok(reply.value.mensagem) : fail(toFalha(reply.error));
}

/** The customer of a CPF or CNPJ. */
export async function consultarCliente(cpfcnpj: string): Promise<Result<ClienteAdministrado, Falha>> {
  const reply = await request(clienteSolicitaAcesso, { query: { cpfcnpj } });
  return reply.ok ? reply : fail(toFalha(reply.error));
}

export type Solicitacao = { nome: string; telefone: string; email: string; clientes: number[] };

/** Sends a request for access, once per key; returns the server's words. */
export async function enviarSolicitacao(body: Solicitacao, key: string): Promise<Result<string, Falha>> {
  const reply = await request(solicitarAcesso, { body }, { key });
  return reply.ok ? ok(reply.value.mensagem) : fail(toFalha(reply.error));
}
