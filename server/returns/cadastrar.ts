import { DEVOLUCAO_PARCIAL, DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import type { cadastrarDevolucao } from '#contract/returns/devolucao-mudancas.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { isForaPrazo, momentoDe, podeVoltar } from '#domain/returns/prazo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { ensureItens } from '#server/invoices/data/itens-do-xml.ts';
import { lockNota } from '#server/invoices/data/lock-nota.ts';
import { listLotes } from './data/lotes.ts';
import { type NotaDaDevolucao, readNota } from './data/notas.ts';
import { hasMotivo, insertRascunho, putLinhas, readRascunho } from './data/rascunhos.ts';
import { comDevolucao, naoPermitida, notaNaoEncontrada, prazoEncerrado } from './devolucao-recusas.ts';
import { finalizar } from './finalizar.ts';

type Pedido = BodyOf<typeof cadastrarDevolucao>;

const temItens = (nota: NotaDaDevolucao): boolean => nota.unidades > 0;

/** Whether the invoice can be returned as asked, whatever came back of it before. */
async function podeDevolver(
  scope: Scope,
  pedido: Pedido,
  nota: NotaDaDevolucao,
  hoje: string,
): Promise<Recusa | undefined> {
  const { DevolucaoTotal, IdMotivoDevolucao, NotaFiscalClienteEletronica } = pedido;
  if (!temItens(nota)) return naoPermitida('A nota fiscal não tem itens que possam ser devolvidos.');
  // A partial return may be a recall: its lines tell.
  if (DevolucaoTotal && !podeVoltar(nota.dias.emitidaEm, hoje, IdMotivoDevolucao)) return prazoEncerrado();
  if (!DevolucaoTotal && !NotaFiscalClienteEletronica)
    return naoPermitida('A nota fiscal manual só é aceita na devolução total.');
  if (DevolucaoTotal && (IdMotivoDevolucao === null || !(await hasMotivo(scope, IdMotivoDevolucao))))
    return naoPermitida('Selecione o motivo da devolução.');
  return undefined;
}

/** Makes a return of an invoice: a draft, or a total return that is finalised at once. @returns its id. */
export async function cadastrar(scope: Scope, pedido: Pedido, now: Date): Promise<Result<number, Recusa>> {
  const { IdNotaFiscal: idTitulo, DevolucaoTotal, IdMotivoDevolucao } = pedido;
  if ((await lockNota(scope, idTitulo)) === undefined) return fail(notaNaoEncontrada());
  await ensureItens(scope.db, idTitulo);
  const nota = await readNota(scope, idTitulo);
  if (
    nota?.idPessoaDestinatario !== pedido.IdPessoaDestinatario ||
    nota.idPessoaEmitente !== pedido.IdPessoaFilial
  )
    return fail(notaNaoEncontrada());
  const isNoPrazo = (em: Date) => !isForaPrazo(nota.prazoAte, businessDayOf(em));
  const feitoEm = pedido.feitoEm === undefined ? undefined : new Date(pedido.feitoEm);
  const criadaEm = momentoDe(feitoEm, { emitidaEm: nota.dataDocumento, agora: now }, isNoPrazo);
  const refused = await podeDevolver(scope, pedido, nota, businessDayOf(criadaEm));
  if (refused !== undefined) return fail(refused);
  const nova = {
    nota,
    idDevolucaoVendaTipo: DevolucaoTotal ? DEVOLUCAO_TOTAL : DEVOLUCAO_PARCIAL,
    idDevolucaoMotivo: DevolucaoTotal ? IdMotivoDevolucao : null,
    notaFiscalClienteEletronica: pedido.NotaFiscalClienteEletronica,
    observacoes: pedido.Observacoes,
    foraPrazo: !isNoPrazo(criadaEm),
    criadaEm,
  };
  const rascunho = await readRascunho(scope, idTitulo);
  if (rascunho !== undefined) {
    const { idDevolucaoEletronica: outra } = rascunho;
    const sentence = `Já existe uma devolução em digitação para esta nota fiscal (nº ${outra}).`;
    return fail(await comDevolucao(scope, outra, 'situacao-nao-permite', sentence));
  }
  if (!DevolucaoTotal) return ok(await insertRascunho(scope, nova));
  return await total(scope, nova, IdMotivoDevolucao ?? 0, now);
}

async function total(
  scope: Scope,
  nova: Parameters<typeof insertRascunho>[1],
  idDevolucaoMotivo: number,
  now: Date,
): Promise<Result<number, Recusa>> {
  const { nota } = nova;
  if (nota.unidadesDevolvidas >= nota.unidades)
    return fail(recusa('lote-esgotado', 'Todas as unidades desta nota já foram devolvidas.'));
  if (nota.unidadesDevolvidas > 0)
    return fail(naoPermitida('Parte desta nota já foi devolvida. Faça uma devolução parcial.'));
  const id = await insertRascunho(scope, nova);
  const lotes = await listLotes(scope.db, [nota.idTitulo]);
  await putLinhas(
    scope,
    { idDevolucaoEletronica: id, em: now },
    lotes.map((doLote) => ({ doLote, quantidade: doLote.quantidadeLote, idDevolucaoMotivo })),
  );
  return await finalizar(scope, id, undefined, now);
}
