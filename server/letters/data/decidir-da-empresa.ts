import { CARTA_AGUARDANDO, CARTA_REJEITADA } from '#contract/letters/carta.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { type Impedimento, impedimentoDaCarta } from './impedimento.ts';
import { listLinhas } from './itens.ts';
import { registrar } from './registrar.ts';
import { putSituacao } from './situacao.ts';

/** Holds a letter's invoice and then the letter, as every change that registers letters does. */
async function lockComNota(trx: Database, idCartaCorrecao: number) {
  const seen = await trx
    .selectFrom('cartaCorrecao')
    .select('idTitulo')
    .where('idCartaCorrecao', '=', idCartaCorrecao)
    .executeTakeFirst();
  if (seen === undefined) return undefined;
  await trx
    .selectFrom('notaFiscal')
    .select('idTitulo')
    .where('idTitulo', '=', seen.idTitulo)
    .forNoKeyUpdate()
    .execute();
  return await trx
    .selectFrom('cartaCorrecao')
    .selectAll()
    .where('idCartaCorrecao', '=', idCartaCorrecao)
    .forUpdate()
    .executeTakeFirst();
}

type Fim = 'situacao-nao-permite' | 'nao-encontrada';

/**
 * Registers a letter that waits, as the company. Repeated acts change nothing. Call it in a transaction; it checks no
 * user's scope.
 */
export async function aprovarCarta(
  trx: Database,
  idCartaCorrecao: number,
  emissor: Emissor,
  em: Date,
): Promise<'aprovada' | Fim | Impedimento> {
  const held = await lockComNota(trx, idCartaCorrecao);
  if (held === undefined) return 'nao-encontrada';
  if (held.idSituacao !== CARTA_AGUARDANDO) return 'situacao-nao-permite';
  const [linhas = []] = await listLinhas(trx, [held]);
  const impedimento = await impedimentoDaCarta(trx, held, linhas, em);
  if (impedimento !== undefined) return impedimento;
  await registrar(trx, held, linhas, emissor, { em, idUsuario: null });
  return 'aprovada';
}

/** Rejects a letter that waits, as the company, with a sentence for the customer. Call it in a transaction. */
export async function recusarCarta(
  trx: Database,
  idCartaCorrecao: number,
  { mensagem, em }: { readonly mensagem: string; readonly em: Date },
): Promise<'recusada' | Fim> {
  const held = await lockComNota(trx, idCartaCorrecao);
  if (held === undefined) return 'nao-encontrada';
  if (held.idSituacao !== CARTA_AGUARDANDO) return 'situacao-nao-permite';
  await putSituacao(trx, { idCartaCorrecao, idSituacao: CARTA_REJEITADA, em, idUsuario: null, mensagem });
  return 'recusada';
}

/** Registers a letter that waits; one that cannot be registered any more is rejected with the reason. */
export async function encerrarCarta(
  trx: Database,
  idCartaCorrecao: number,
  emissor: Emissor,
  em: Date,
): Promise<void> {
  const fim = await aprovarCarta(trx, idCartaCorrecao, emissor, em);
  if (typeof fim !== 'string') await recusarCarta(trx, idCartaCorrecao, { mensagem: fim.sentence, em });
}

/** Letters that a user confirmed here and that have waited for approval since before a moment. */
export async function listCartasAguardando(db: Database, antesDe: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('cartaCorrecao')
    .select('idCartaCorrecao')
    .where('idSituacao', '=', CARTA_AGUARDANDO)
    .where('mudadaEm', '<', antesDe)
    // Those that a demonstration begins with name no user, and stay for the office.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cartaCorrecaoEtapa')
          .select('cartaCorrecaoEtapa.id')
          .whereRef('cartaCorrecaoEtapa.idCartaCorrecao', '=', 'cartaCorrecao.idCartaCorrecao')
          .whereRef('cartaCorrecaoEtapa.idSituacao', '=', 'cartaCorrecao.idSituacao')
          .where('cartaCorrecaoEtapa.idUsuario', 'is not', null),
      ),
    )
    .orderBy('idCartaCorrecao')
    .execute();
  return rows.map((row) => row.idCartaCorrecao);
}
