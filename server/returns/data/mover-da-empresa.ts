import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECEBIDA,
  DEVOLUCAO_RECUSADA,
} from '#contract/returns/devolucao.ts';
import { ORIGENS_DA_EMPRESA } from '#domain/returns/regras.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { receber } from './receber-devolucao.ts';
import { putSituacao } from './situacao.ts';

/** An act of the company on a return. */
export type AtoDaEmpresa = keyof typeof ORIGENS_DA_EMPRESA;

const NOVA: Readonly<Record<AtoDaEmpresa, number>> = {
  aprovar: DEVOLUCAO_PRONTA,
  recusar: DEVOLUCAO_RECUSADA,
  cancelar: DEVOLUCAO_CANCELADA,
  receber: DEVOLUCAO_RECEBIDA,
  autorizar: DEVOLUCAO_AUTORIZADA,
};

/**
 * Moves a return as the company, with a sentence for the customer. Repeated acts change nothing. Call it in a
 * transaction; it checks no user's scope.
 */
export async function moverDaEmpresa(
  trx: Database,
  idDevolucaoEletronica: number,
  ato: AtoDaEmpresa,
  { mensagem, em }: { readonly mensagem: string; readonly em: Date },
): Promise<'movida' | 'situacao-nao-permite' | 'nao-encontrada'> {
  const seen = await trx
    .selectFrom('devolucao')
    .select('idPessoaCliente')
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .executeTakeFirst();
  if (seen === undefined) return 'nao-encontrada';
  // The customer first, as in every change of a balance.
  await trx
    .selectFrom('pessoa')
    .select('idPessoa')
    .where('idPessoa', '=', seen.idPessoaCliente)
    .forNoKeyUpdate()
    .execute();
  const held = await trx
    .selectFrom('devolucao')
    .selectAll()
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return 'nao-encontrada';
  if (!ORIGENS_DA_EMPRESA[ato].includes(held.idSituacao)) return 'situacao-nao-permite';
  await putSituacao(trx, { idDevolucaoEletronica, idSituacao: NOVA[ato], em, mensagem });
  if (ato === 'receber') await receber(trx, held, em);
  return 'movida';
}

/** Returns that a user finalised here and that have waited for approval since before a moment. */
export async function listAguardando(db: Database, antesDe: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('devolucao')
    .select('idDevolucaoEletronica')
    .where('idSituacao', '=', DEVOLUCAO_AGUARDANDO)
    .where('mudadaEm', '<', antesDe)
    // Those that a demonstration begins with name no user, and stay for the office.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('devolucaoEtapa')
          .select('devolucaoEtapa.id')
          .whereRef('devolucaoEtapa.idDevolucaoEletronica', '=', 'devolucao.idDevolucaoEletronica')
          .whereRef('devolucaoEtapa.idSituacao', '=', 'devolucao.idSituacao')
          .where('devolucaoEtapa.idUsuario', 'is not', null),
      ),
    )
    .orderBy('idDevolucaoEletronica')
    .execute();
  return rows.map((row) => row.idDevolucaoEletronica);
}
