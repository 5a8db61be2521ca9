import { CARTA_AGUARDANDO, CARTA_CONCLUIDA, CARTA_ENVIADA } from '#contract/letters/carta.ts';
import type { processarCarta } from '#contract/letters/carta-mudancas.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { isCartaAberta } from '#domain/letters/situacao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import { lockNota } from '#server/invoices/data/lock-nota.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { cartaNaoEncontrada, recusaDe } from './carta-recusas.ts';
import { cartaAgora } from './carta-view.ts';
import { lockCarta, readCarta } from './data/cartas.ts';
import { impedimentoDaCarta } from './data/impedimento.ts';
import { type LinhaDaCarta, listLinhas } from './data/itens.ts';
import { conheceLotes } from './data/lotes-conhecidos.ts';
import { registrar } from './data/registrar.ts';
import { putSituacao } from './data/situacao.ts';

const SITUACAO = 'A situação da carta de correção não permite que ela seja processada.';
const SEM_ITENS = 'É necessário corrigir ao menos um item para concluir a carta de correção!';
const GERADA = 'Carta de correção gerada com sucesso';
const ENVIADA = 'A carta de correção foi enviada para aprovação.';

/** True if the company need not look at corrections: no controlled substance, and only lots that the branch knows. */
async function isSemAprovacao(
  scope: Scope,
  carta: { readonly idPessoaFilial: number; readonly idTitulo: number },
  corrigidas: readonly LinhaDaCarta[],
  now: Date,
): Promise<boolean> {
  if (corrigidas.some(({ controlado }) => controlado)) return false;
  const lotes = corrigidas.flatMap(({ idItem, proprias }) =>
    proprias.map(({ loteCorrigido }) => ({ idItem, lote: loteCorrigido })),
  );
  return await conheceLotes(scope.db, carta, lotes, now);
}

/**
 * Registers an open letter, or hands it to the company; without an `emissor` the company registers all of them. The
 * invoice and the letter are held, and all rules are checked again.
 */
export async function processar(
  scope: Scope,
  idCartaCorrecao: number,
  emissor: Emissor | undefined,
  now: Date,
): Promise<Result<ReplyOf<typeof processarCarta>, Recusa>> {
  const seen = await readCarta(scope, idCartaCorrecao);
  if (seen === undefined) return fail(cartaNaoEncontrada());
  await lockNota(scope, seen.idTitulo);
  const held = await lockCarta(scope, idCartaCorrecao);
  if (held === undefined) return fail(cartaNaoEncontrada());
  if (!isCartaAberta(held.idSituacao)) return refuse('situacao-nao-permite', SITUACAO);
  const [linhas = []] = await listLinhas(scope.db, [held]);
  const corrigidas = linhas.filter(({ proprias }) => proprias.length > 0);
  if (corrigidas.length === 0) return refuse('carta-sem-itens', SEM_ITENS);
  const impedimento = await impedimentoDaCarta(scope.db, held, linhas, now);
  if (impedimento !== undefined) return fail(recusaDe(impedimento));
  const { idUsuario } = scope;
  if (emissor !== undefined && (await isSemAprovacao(scope, held, corrigidas, now))) {
    await registrar(scope.db, held, linhas, emissor, { em: now, idUsuario });
    const cartaCorrecao = await cartaAgora(scope, idCartaCorrecao);
    return ok({ Message: CARTA_CONCLUIDA, Description: GERADA, cartaCorrecao });
  }
  await putSituacao(scope.db, { idCartaCorrecao, idSituacao: CARTA_AGUARDANDO, em: now, idUsuario });
  const cartaCorrecao = await cartaAgora(scope, idCartaCorrecao);
  return ok({ Message: CARTA_ENVIADA, Description: ENVIADA, cartaCorrecao });
}
