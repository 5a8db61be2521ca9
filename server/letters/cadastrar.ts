import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { ensureItens } from '#server/invoices/data/itens-do-xml.ts';
import { lockNota } from '#server/invoices/data/lock-nota.ts';
import { ensureXml } from '#server/invoices/documentos-da-nota.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { autorizadaEm } from './autorizacao.ts';
import { comMensagem, recusaDe } from './carta-recusas.ts';
import { cartaAgora } from './carta-view.ts';
import { impedimentoDaNota } from './data/impedimento.ts';
import { listLinhas } from './data/itens.ts';
import { insertCarta, readEmAndamento } from './data/mudar.ts';

const refuse = (recusada: Recusa): { ok: false; error: Recusa } => fail(comMensagem(recusada));

/** A line without a lot cannot be corrected: a combo, or goods without one. */
const semLotes = (): Recusa => recusa('carta-nao-permitida', 'Esta nota fiscal não tem lotes para corrigir.');

/**
 * Makes the letter of an invoice. The invoice is held, so that two requests at once make one letter.
 * @returns the letter.
 */
export async function cadastrar(
  scope: Scope,
  idTitulo: number,
  emissor: Emissor | undefined,
  now: Date,
): Promise<Result<CartaCorrecao, Recusa>> {
  const nota = await lockNota(scope, idTitulo);
  if (nota === undefined) return refuse(recusa('nao-encontrado', 'Nota fiscal não encontrada.'));
  const outra = await readEmAndamento(scope, idTitulo);
  if (outra !== undefined) {
    const { idCartaCorrecao } = outra;
    const sentence = `Já existe uma carta de correção aberta para esta nota fiscal (nº ${idCartaCorrecao}).`;
    return refuse(recusa('carta-em-aberto', sentence, { idCartaCorrecao }));
  }
  const xml = await ensureXml(scope, emissor, idTitulo);
  const autorizada = xml === undefined ? undefined : autorizadaEm(xml);
  if (autorizada === undefined)
    return refuse(recusa('carta-nao-permitida', 'Esta nota fiscal não está autorizada.'));
  await ensureItens(scope.db, idTitulo);
  const nova = { idTitulo, autorizadaEm: autorizada };
  const [lotes = []] = await listLinhas(scope.db, [{ idTitulo, idCartaCorrecao: 0 }]);
  if (lotes.length === 0) return refuse(semLotes());
  const impedimento = await impedimentoDaNota(scope.db, nova, now);
  if (impedimento !== undefined) return refuse(recusaDe(impedimento));
  const idCartaCorrecao = await insertCarta(scope, {
    ...nova,
    idPessoaCliente: nota.idPessoaDestinatario,
    idPessoaFilial: nota.idPessoaEmitente,
    criadaEm: now,
  });
  return ok(await cartaAgora(scope, idCartaCorrecao));
}
