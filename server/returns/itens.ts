import type { cadastrarItemParcial, excluirItemParcial } from '#contract/returns/devolucao-mudancas.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { podeVoltar } from '#domain/returns/prazo.ts';
import { aceitaRefrigerado } from '#domain/returns/regras.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { type DevolucaoRow, listItens } from './data/devolucoes.ts';
import { listLotes, restanteDe } from './data/lotes.ts';
import { readNota } from './data/notas.ts';
import { hasMotivo, putLinhas } from './data/rascunhos.ts';
import { naoPermitida, prazoEncerrado, refrigeradoNaoVolta } from './devolucao-recusas.ts';
import { rascunhoPreso } from './rascunho-preso.ts';

const itemNaoEncontrado = (): Recusa =>
  recusa('item-nao-encontrado', 'Este lote não está na nota fiscal desta devolução.');

/** A draft that is held, with its lines. */
async function rascunhoComItens(scope: Scope, idDevolucaoEletronica: number) {
  const rascunho = await rascunhoPreso(scope, idDevolucaoEletronica);
  if (!rascunho.ok) return rascunho;
  const row = rascunho.value;
  const [itens = []] = await listItens(scope, [row]);
  return ok({ row, itens });
}

const semUnidades = (): Recusa =>
  recusa('lote-esgotado', 'Todas as unidades deste lote já foram devolvidas.');

const restam = (n: number): Recusa =>
  recusa('quantidade-invalida', n === 1 ? 'Resta 1 unidade deste lote.' : `Restam ${n} unidades deste lote.`);

/** False if the invoice of a draft was too old for a reason on the day of the draft. */
async function isNoPrazoMaximo(scope: Scope, row: DevolucaoRow, idMotivo: number): Promise<boolean> {
  const nota = await readNota(scope, row.idTitulo);
  return nota !== undefined && podeVoltar(nota.dias.emitidaEm, businessDayOf(row.criadaEm), idMotivo);
}

/** Sets the units and the reason of a lot of a draft. @returns the return's id. */
export async function definirItem(
  scope: Scope,
  pedido: BodyOf<typeof cadastrarItemParcial>,
  now: Date,
): Promise<Result<number, Recusa>> {
  const { IdDevolucaoEletronica, Produto, Titulo, TituloItemLote, QtdDevolvida: quantidade } = pedido;
  const { IdDevolucaoMotivo: idDevolucaoMotivo } = pedido.DevolucaoMotivo;
  const rascunho = await rascunhoComItens(scope, IdDevolucaoEletronica);
  if (!rascunho.ok) return rascunho;
  const { row, itens } = rascunho.value;
  const lotes = Titulo.IDTitulo === row.idTitulo ? await listLotes(scope.db, [row.idTitulo]) : [];
  const doLote = lotes.find(
    ({ idItem, lote }) => idItem === Produto.IdProduto && lote === TituloItemLote.Lote,
  );
  if (doLote === undefined) return fail(itemNaoEncontrado());
  if (!(await hasMotivo(scope, idDevolucaoMotivo)))
    return fail(naoPermitida('O motivo da devolução do item é obrigatório.'));
  if (!(await isNoPrazoMaximo(scope, row, idDevolucaoMotivo))) return fail(prazoEncerrado());
  if (quantidade <= 0) return fail(recusa('quantidade-invalida', 'A quantidade deve ser maior que 0.'));
  const restante = restanteDe(doLote);
  if (restante === 0) return fail(semUnidades());
  if (quantidade > restante) return fail(restam(restante));
  if (doLote.refrigerado && !aceitaRefrigerado(idDevolucaoMotivo)) return fail(refrigeradoNaoVolta());
  const outros = itens.filter((item) => item.nItem !== doLote.nItem || item.lote !== doLote.lote);
  const linhas = [...outros, { doLote, quantidade, idDevolucaoMotivo }];
  await putLinhas(scope, { idDevolucaoEletronica: IdDevolucaoEletronica, em: now }, linhas);
  return ok(IdDevolucaoEletronica);
}

/** Removes a lot of a draft; one that is not there is removed already. */
export async function removerItem(
  scope: Scope,
  { IdDevolucaoEletronica, IdProduto, IdTitulo, Lote }: BodyOf<typeof excluirItemParcial>,
  now: Date,
): Promise<Result<204, Recusa>> {
  const rascunho = await rascunhoComItens(scope, IdDevolucaoEletronica);
  if (!rascunho.ok) return rascunho;
  const { row, itens } = rascunho.value;
  if (IdTitulo !== row.idTitulo) return fail(itemNaoEncontrado());
  const rest = itens.filter(({ doLote }) => doLote.idItem !== IdProduto || doLote.lote !== Lote);
  await putLinhas(scope, { idDevolucaoEletronica: IdDevolucaoEletronica, em: now }, rest);
  return ok(204);
}
