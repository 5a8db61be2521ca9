import { baixarCartaPdf, baixarCartaXml } from '#contract/letters/carta-consultas.ts';
import { nomeDoEvento, nomeDoPdf } from '#domain/letters/arquivo.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import { attachment } from '#server/http/attachment.ts';
import { type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';
import { cartaPdf } from './carta-pdf.ts';
import { cartaNaoEncontrada } from './carta-recusas.ts';
import { type CartaRow, readCarta, readEventoXml } from './data/cartas.ts';
import { readEvento } from './evento.ts';

/** A registered letter with its event's XML. */
type Registrada = {
  readonly row: CartaRow;
  readonly evento: { readonly chaveAcesso: string; readonly nSeqEvento: number };
  readonly xml: string;
};

async function readRegistrada(scope: Scope, idCartaCorrecao: number): Promise<Result<Registrada, Recusa>> {
  const row = await readCarta(scope, idCartaCorrecao);
  if (row === undefined) return fail(cartaNaoEncontrada());
  const xml = await readEventoXml(scope, idCartaCorrecao);
  if (xml === undefined || row.nSeqEvento === null)
    return refuse('situacao-nao-permite', 'Esta carta de correção ainda não foi registrada.');
  return ok({ row, evento: { chaveAcesso: row.chaveAcesso, nSeqEvento: row.nSeqEvento }, xml });
}

const file = (contentType: string, nome: string, corpo: Answer['corpo']): Answer => ({
  status: 200,
  corpo,
  headers: { 'content-type': contentType, 'content-disposition': attachment(nome) },
});

/** The files of registered letters. */
export const cartaArquivosRoutes: readonly Route[] = [
  streamRoute(baixarCartaXml, async ({ user, query }) => {
    const carta = await readRegistrada(user, query.idCartaCorrecao);
    if (!carta.ok) return answerRecusa(carta.error);
    return file('application/xml', nomeDoEvento(carta.value.evento), Buffer.from(carta.value.xml));
  }),

  streamRoute(baixarCartaPdf, async ({ user, query, now }) => {
    const carta = await readRegistrada(user, query.idCartaCorrecao);
    if (!carta.ok) return answerRecusa(carta.error);
    const { row, evento, xml } = carta.value;
    // The company's own system may store anything.
    const lido = readEvento(xml);
    if (lido === undefined)
      return answerRecusa(
        recusa('nao-encontrado', 'O documento desta carta de correção não está disponível.'),
      );
    return file('application/pdf', nomeDoPdf(evento), cartaPdf(lido, row, now));
  }),
];
