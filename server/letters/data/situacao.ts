import type { Database } from '#server/db/schema/schema.ts';

type Etapa = {
  readonly idCartaCorrecao: number;
  readonly idSituacao: number;
  readonly em: Date;
  /** Null for the company's own act. */
  readonly idUsuario: number | null;
  /** The company's sentence for the customer. */
  readonly mensagem?: string;
};

/** Notes the situation that a letter reached. */
export const insertEtapa = (db: Database, etapa: Etapa) =>
  db.insertInto('cartaCorrecaoEtapa').values(etapa).execute();

/** Moves a letter that is held, and notes the stage. */
export async function putSituacao(db: Database, etapa: Etapa): Promise<void> {
  const { idCartaCorrecao, idSituacao, em } = etapa;
  await db
    .updateTable('cartaCorrecao')
    .set({ idSituacao, mudadaEm: em })
    .where('idCartaCorrecao', '=', idCartaCorrecao)
    .execute();
  await insertEtapa(db, etapa);
}
