import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

type Movida = {
  readonly idDevolucaoEletronica: number;
  readonly idSituacao: number;
  readonly em: Date;
  readonly enviada?: boolean;
  /** The user who moved it; absent for the company. */
  readonly idUsuario?: number;
  /** The company's sentence for the customer. */
  readonly mensagem?: string;
};

/** Moves a return out of its draft or on from there, and notes the stage. The first move gives it its number. */
export async function putSituacao(db: Database, movida: Movida): Promise<void> {
  const { idDevolucaoEletronica, idSituacao, em, enviada = false, idUsuario = null, mensagem = '' } = movida;
  const numero = sql<number>`coalesce("idDevolucaoVenda", nextval('"devolucaoVenda"')::integer)`;
  await db
    .updateTable('devolucao')
    .set({ idSituacao, enviada, idDevolucaoVenda: numero, mudadaEm: em })
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .execute();
  await insertEtapa(db, { idDevolucaoEletronica, idSituacao, em, idUsuario, mensagem });
}

/** Notes the situation that a return reached. `idUsuario` null: the company. */
export const insertEtapa = (
  db: Database,
  etapa: {
    readonly idDevolucaoEletronica: number;
    readonly idSituacao: number;
    readonly em: Date;
    readonly idUsuario: number | null;
    readonly mensagem?: string;
  },
) => db.insertInto('devolucaoEtapa').values(etapa).execute();
