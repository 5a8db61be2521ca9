import { CARTA_FINALIZADA } from '#contract/letters/carta.ts';
import { textoDaCarta } from '#domain/letters/texto.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readParte } from '#server/invoices/data/partes.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { countEventos } from './impedimento.ts';
import { correcoesDe, type LinhaDaCarta } from './itens.ts';
import { putSituacao } from './situacao.ts';

/** A letter that is held together with its invoice, and can be registered. */
type ParaRegistrar = {
  readonly idCartaCorrecao: number;
  readonly idTitulo: number;
  readonly idPessoaFilial: number;
};

/** The user who registers a letter, and the time; `idUsuario` null: the company. */
type Ato = { readonly em: Date; readonly idUsuario: number | null };

/**
 * Registers a letter as the next event of its invoice, with all corrections in force. The invoice is held, so that its
 * events are numbered without a hole.
 */
export async function registrar(
  trx: Database,
  carta: ParaRegistrar,
  linhas: readonly LinhaDaCarta[],
  emissor: Emissor,
  { em, idUsuario }: Ato,
): Promise<void> {
  const { idCartaCorrecao, idTitulo, idPessoaFilial } = carta;
  const nSeqEvento = (await countEventos(trx, idTitulo)) + 1;
  const { chaveAcesso, numDocumento } = await trx
    .selectFrom('notaFiscal')
    .select(['chaveAcesso', 'numDocumento'])
    .where('idTitulo', '=', idTitulo)
    .executeTakeFirstOrThrow();
  const { xml, numProtocolo } = await emissor.registrarCarta({
    chaveAcesso,
    numDocumento,
    emitente: await readParte({ db: trx }, idPessoaFilial),
    nSeqEvento,
    em,
    texto: textoDaCarta(correcoesDe(linhas)),
  });
  await trx
    .insertInto('cartaCorrecaoEvento')
    .values({ idCartaCorrecao, idTitulo, nSeqEvento, numProtocolo, registradaEm: em, xml })
    .execute();
  await putSituacao(trx, { idCartaCorrecao, idSituacao: CARTA_FINALIZADA, em, idUsuario });
}
