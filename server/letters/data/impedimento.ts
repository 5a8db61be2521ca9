import { CARTAS_MAXIMO, isCartaForaPrazo } from '#domain/letters/prazo.ts';
import { LOTE_ESGOTADO } from '#domain/letters/quantidade.ts';
import { textoErro } from '#domain/letters/texto.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { unidades, unidadesDevolvidas } from '#server/invoices/data/unidades.ts';
import { correcoesDe, type LinhaDaCarta } from './itens.ts';

/** Why an invoice cannot be corrected, or a letter cannot be registered. */
export type Impedimento = {
  readonly codigo: 'prazo-encerrado' | 'carta-nao-permitida' | 'lote-esgotado';
  readonly sentence: string;
};

const naoPermitida = (sentence: string): Impedimento => ({ codigo: 'carta-nao-permitida', sentence });

/** The number of an invoice's registered letters. */
export async function countEventos(db: Database, idTitulo: number): Promise<number> {
  const { eventos } = await db
    .selectFrom('cartaCorrecaoEvento')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('eventos'))
    .where('idTitulo', '=', idTitulo)
    .executeTakeFirstOrThrow();
  return eventos;
}

/** Why an invoice that is held cannot be corrected now; undefined if it can. */
export async function impedimentoDaNota(
  db: Database,
  { idTitulo, autorizadaEm }: { readonly idTitulo: number; readonly autorizadaEm: Date },
  now: Date,
): Promise<Impedimento | undefined> {
  if (isCartaForaPrazo(autorizadaEm, now))
    return {
      codigo: 'prazo-encerrado',
      sentence: 'O prazo de 30 dias para corrigir esta nota fiscal terminou.',
    };
  if ((await countEventos(db, idTitulo)) >= CARTAS_MAXIMO)
    return naoPermitida(`Esta nota fiscal já tem ${CARTAS_MAXIMO} cartas de correção.`);
  const nota = await db
    .selectFrom('notaFiscal')
    .select([unidades.as('unidades'), unidadesDevolvidas.as('unidadesDevolvidas')])
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .executeTakeFirstOrThrow();
  return nota.unidades > 0 && nota.unidadesDevolvidas >= nota.unidades
    ? naoPermitida('Esta nota fiscal foi devolvida.')
    : undefined;
}

/** Why a letter of an invoice, both held, cannot be registered now; undefined if it can. */
export async function impedimentoDaCarta(
  db: Database,
  carta: { readonly idTitulo: number; readonly autorizadaEm: Date },
  linhas: readonly LinhaDaCarta[],
  now: Date,
): Promise<Impedimento | undefined> {
  const daNota = await impedimentoDaNota(db, carta, now);
  if (daNota !== undefined) return daNota;
  const sum = (all: LinhaDaCarta['proprias']) => all.reduce((units, one) => units + one.quantidade, 0);
  const isOver = ({ quantidade, proprias, anteriores }: LinhaDaCarta) =>
    sum(proprias) + sum(anteriores) > quantidade;
  if (linhas.some(isOver)) return { codigo: 'lote-esgotado', sentence: LOTE_ESGOTADO };
  const erro = textoErro(correcoesDe(linhas));
  return erro === null ? undefined : naoPermitida(erro);
}
