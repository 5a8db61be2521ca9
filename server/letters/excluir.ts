import { CARTA_ABERTA, CARTA_EXCLUIDA, type CartaCorrecao } from '#contract/letters/carta.ts';
import type { alterarSituacaoCarta } from '#contract/letters/carta-mudancas.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { cartaNaoEncontrada, comMensagem } from './carta-recusas.ts';
import { cartaAgora } from './carta-view.ts';
import { lockCarta } from './data/cartas.ts';
import { putSituacao } from './data/situacao.ts';

const NAO_PERMITE = 'A situação da carta de correção não permite esta alteração.';
const NAO_EXCLUI = 'Situação inválida para exclusão.';

const refuse = (recusada: Recusa): { ok: false; error: Recusa } => fail(comMensagem(recusada));

/** Deletes an open letter: its row stays. Any other change of the situation is refused. @returns the letter. */
export async function alterarSituacao(
  scope: Scope,
  { idCartaCorrecao, idSituacaoAtual, idSituacaoNova }: QueryOf<typeof alterarSituacaoCarta>,
  now: Date,
): Promise<Result<CartaCorrecao, Recusa>> {
  const held = await lockCarta(scope, idCartaCorrecao);
  if (held === undefined) return refuse(cartaNaoEncontrada());
  if (idSituacaoNova !== CARTA_EXCLUIDA) return refuse(recusa('situacao-nao-permite', NAO_PERMITE));
  if (held.idSituacao !== CARTA_ABERTA || idSituacaoAtual !== CARTA_ABERTA)
    return refuse(recusa('situacao-nao-permite', NAO_EXCLUI));
  const { idUsuario } = scope;
  await putSituacao(scope.db, { idCartaCorrecao, idSituacao: CARTA_EXCLUIDA, em: now, idUsuario });
  return ok(await cartaAgora(scope, idCartaCorrecao));
}
