import type { Resposta } from '#contract/access/solicitacoes.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertMensagem, type MensagemPronta } from './mensagens.ts';

/** A request by its number: `C12` a registration, `A3` a request for access. */
const NUMERO = /^([CA])([1-9]\d{0,8})$/;

type Solicitante = { readonly nome: string; readonly email: string };

/** The outcome: answered now, answered earlier, or no such request. */
export type Respondida =
  | { readonly kind: 'nova'; readonly email: string }
  | { readonly kind: 'antes' }
  | { readonly kind: 'nenhuma' };

type Nova = {
  readonly resposta: Resposta;
  readonly em: Date;
  /** The user who answers; null for the terminal. */
  readonly idUsuario: number | null;
  /** Writes the mail; undefined on a server that sends none. */
  readonly mensagem: ((tipo: 'cadastro' | 'acesso', quem: Solicitante) => MensagemPronta) | undefined;
};

async function takeCadastro(trx: Database, id: number, { resposta, em, idUsuario }: Nova) {
  return await trx
    .updateTable('solicitacaoCadastro')
    .set({ resposta, respondidaEm: em, idUsuarioResposta: idUsuario })
    .where('idSolicitacaoCadastro', '=', id)
    .where('respondidaEm', 'is', null)
    .returning(['nomeCompleto as nome', 'email'])
    .executeTakeFirst();
}

async function takeAcesso(trx: Database, id: number, { resposta, em, idUsuario }: Nova) {
  return await trx
    .updateTable('solicitacaoAcesso')
    .set({ resposta, respondidaEm: em, idUsuarioResposta: idUsuario })
    .where('idSolicitacaoAcesso', '=', id)
    .where('respondidaEm', 'is', null)
    .returning(['nome', 'email'])
    .executeTakeFirst();
}

async function exists(trx: Database, isCadastro: boolean, id: number): Promise<boolean> {
  const row = isCadastro
    ? await trx
        .selectFrom('solicitacaoCadastro')
        .select('criadaEm')
        .where('idSolicitacaoCadastro', '=', id)
        .executeTakeFirst()
    : await trx
        .selectFrom('solicitacaoAcesso')
        .select('criadaEm')
        .where('idSolicitacaoAcesso', '=', id)
        .executeTakeFirst();
  return row !== undefined;
}

/** Answers a request once, with its mail. Of two answers at the same time one is written. Call it in a transaction. */
export async function responderSolicitacao(trx: Database, numero: string, nova: Nova): Promise<Respondida> {
  const [, letra, digits] = NUMERO.exec(numero) ?? [];
  if (letra === undefined) return { kind: 'nenhuma' };
  const isCadastro = letra === 'C';
  const id = Number(digits);
  const quem = isCadastro ? await takeCadastro(trx, id, nova) : await takeAcesso(trx, id, nova);
  if (quem === undefined)
    return (await exists(trx, isCadastro, id)) ? { kind: 'antes' } : { kind: 'nenhuma' };
  if (nova.mensagem !== undefined)
    await insertMensagem(trx, nova.mensagem(isCadastro ? 'cadastro' : 'acesso', quem), nova.em);
  return { kind: 'nova', email: quem.email };
}
