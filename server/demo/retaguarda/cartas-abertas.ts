import { CARTA_AGUARDANDO } from '#contract/letters/carta.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { listLinhas } from '#server/letters/data/itens.ts';

/** Correction letters that wait for approval. */
export const cartasAbertas = (db: Database) =>
  db.selectFrom('cartaCorrecao').where('cartaCorrecao.idSituacao', '=', CARTA_AGUARDANDO);

/** A customer's waiting letters with their corrections, the oldest first. */
export async function listCartasAbertas(db: Database, idPessoaCliente: number) {
  const cartas = await cartasAbertas(db)
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'cartaCorrecao.idTitulo')
    .selectAll('cartaCorrecao')
    .select('notaFiscal.numDocumento')
    .where('cartaCorrecao.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('cartaCorrecao.idCartaCorrecao')
    .execute();
  const linhas = await listLinhas(db, cartas);
  return cartas.map((carta, at) => ({
    ...carta,
    correcoes: (linhas[at] ?? []).flatMap(({ descricao, proprias }) =>
      proprias.map((one) => ({ ...one, descricao })),
    ),
  }));
}

export type CartaAberta = Awaited<ReturnType<typeof listCartasAbertas>>[number];
