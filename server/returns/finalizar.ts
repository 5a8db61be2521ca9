import type * as z from 'zod/mini';
import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import type { linhasVistas } from '#contract/returns/devolucao-mudancas.ts';
import { type Linha, saoAsMesmasLinhas } from '#domain/returns/mesmas-linhas.ts';
import { aceitaRefrigerado, isRascunho, situacaoFinalizada } from '#domain/returns/regras.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertEventoDaDevolucao } from '#server/events/data/return-event.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { lockNota } from '#server/invoices/data/lock-nota.ts';
import { type ItemComLote, listItens, readDevolucao } from './data/devolucoes.ts';
import { restanteDe } from './data/lotes.ts';
import { lockDevolucao, putLinhas } from './data/rascunhos.ts';
import { putSituacao } from './data/situacao.ts';
import {
  comDevolucao,
  devolucaoNaoEncontrada,
  refrigeradoNaoVolta,
  SITUACAO_NAO_PERMITE,
} from './devolucao-recusas.ts';

type LinhasVistas = z.output<typeof linhasVistas>;

/** The units that a line can no longer have, for a person. */
const naoCabe = ({ doLote, lote }: ItemComLote): string => {
  const restam = restanteDe(doLote);
  const quantas = restam === 1 ? 'resta 1 unidade' : `restam ${restam} unidades`;
  return `${doLote.descricao}, lote ${lote}: ${quantas}.`;
};

const linhaDe = ({ doLote, lote, quantidade, idDevolucaoMotivo }: ItemComLote): Linha => ({
  idProduto: doLote.idItem,
  lote,
  quantidade,
  idDevolucaoMotivo,
});

const MUDOU = 'Esta devolução tem outros itens do que os que você viu. Confira e finalize de novo.';

/**
 * Finalises a draft, with its invoice held: it must have the lines that the user saw, where they were sent, and every line
 * must still fit into its lot. The return keeps its values from now on. @returns its id.
 */
export async function finalizar(
  scope: Scope,
  idDevolucaoEletronica: number,
  vistas: LinhasVistas | undefined,
  now: Date,
): Promise<Result<number, Recusa>> {
  const seen = await readDevolucao(scope, idDevolucaoEletronica);
  if (seen === undefined) return fail(devolucaoNaoEncontrada());
  await lockNota(scope, seen.idTitulo);
  const held = await lockDevolucao(scope, idDevolucaoEletronica);
  if (held === undefined) return fail(devolucaoNaoEncontrada());
  if (!isRascunho(held.idSituacao))
    return fail(
      await comDevolucao(scope, idDevolucaoEletronica, 'situacao-nao-permite', SITUACAO_NAO_PERMITE),
    );
  const [itens = []] = await listItens(scope, [{ ...seen, ...held }]);
  if (itens.length === 0) return fail(recusa('devolucao-sem-itens', 'Inclua ao menos um item na devolução.'));
  if (vistas !== undefined && !saoAsMesmasLinhas(itens.map(linhaDe), vistas))
    return fail(recusa('devolucao-mudou', MUDOU));
  const emExcesso = itens.filter((item) => item.quantidade > restanteDe(item.doLote));
  if (emExcesso.length > 0)
    return fail(
      await comDevolucao(scope, idDevolucaoEletronica, 'devolucao-mudou', emExcesso.map(naoCabe).join(' ')),
    );
  if (
    itens.some(({ doLote, idDevolucaoMotivo }) => doLote.refrigerado && !aceitaRefrigerado(idDevolucaoMotivo))
  )
    return fail(refrigeradoNaoVolta());
  await putLinhas(scope, { idDevolucaoEletronica, em: now }, itens);
  const idSituacao = situacaoFinalizada({
    foraPrazo: held.foraPrazo,
    isManual: held.idDevolucaoVendaTipo === DEVOLUCAO_TOTAL && !held.notaFiscalClienteEletronica,
    temControlado: itens.some(({ doLote }) => doLote.controlado),
    motivos: itens.map((item) => item.idDevolucaoMotivo),
  });
  const { idUsuario } = scope;
  await putSituacao(scope.db, { idDevolucaoEletronica, idSituacao, em: now, idUsuario });
  await insertEventoDaDevolucao(scope.db, idDevolucaoEletronica, now);
  return ok(idDevolucaoEletronica);
}
