import * as z from 'zod/mini';
import { eventoDePedido } from '#contract/integration/evento.ts';
import { type DadosDoPedido, toWirePedido } from '#contract/integration/evento-pedido.ts';
import { PEDIDO_A_PAGAR, PEDIDO_CANCELADO, PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type PaginaDeEventos, readEventos } from '#server/events/data/read-events.ts';
import { decideCancelamentos, readCancelados } from './data/cancelled-orders.ts';
import {
  decideArquivo,
  type Exportacao,
  endArquivo,
  findNovos,
  holdAberto,
  holdExportacao,
  openExportacao,
  type PedidoDoEvento,
  readAberto,
  readTextosComFalha,
  readTextosDoArquivo,
} from './data/exports.ts';
import { withLaterCodes } from './data/later-codes.ts';
import { isSaida, SAIDAS, type Saida } from './order-files.ts';
import type { PutFile } from './put-file.ts';

export type Destino = {
  readonly nome: string;
  readonly layout: Saida;
  readonly pasta: string;
  readonly put: PutFile;
  readonly clock: () => Date;
};

/** `outro`: the destination has another layout; `parado`: it was stopped. Otherwise the written files, and why orders could not be written. */
export type Exportado =
  | { readonly kind: 'outro'; readonly layout: string }
  | { readonly kind: 'parado' }
  | { readonly kind: 'feito'; readonly nomes: readonly string[]; readonly falhas: readonly string[] };

/** The events after which an order may be delivered. */
const TIPOS = ['pedido.feito', 'pedido.confirmado', 'pedido.pago'] as const;
/** Events that one decision reads, so that a file has as many orders at most. */
const LIMITE = 500;
const FECHADOS: readonly number[] = [PEDIDO_A_PAGAR, PEDIDO_CANCELADO, PEDIDO_RECUSADO];

type Candidato = { readonly referencia: string; readonly dados: DadosDoPedido };

/** An event as it is stored, which is in the wire's form. */
function candidatoDe(texto: string): Candidato {
  const wire = JSON.parse(texto) as z.input<typeof eventoDePedido>;
  const { id: referencia, dados } = z.decode(eventoDePedido, wire);
  return { referencia, dados };
}

const isADeliver = ({ definitivo, situacao }: DadosDoPedido): boolean =>
  definitivo && !FECHADOS.includes(situacao.id);

/**
 * Writes every order that may be delivered to the folder of a destination, each in one file, and those of them that were
 * cancelled since in another one. Its files are decided in the database
 * before they are written: after a death the same file comes again, byte by byte, and no other one.
 * @throws the error of the disk; what it interrupts is done by the next call.
 */
export async function exportarPedidos(db: Database, destino: Destino): Promise<Exportado> {
  const { layout, clock } = destino;
  const nomes: string[] = [];
  for (;;) {
    const exportacao = await openExportacao(db, destino.nome, layout);
    if (exportacao.layout !== layout) return { kind: 'outro', layout: exportacao.layout };
    if (!exportacao.ativo) return { kind: 'parado' };
    nomes.push(...(await writeAberto(db, exportacao, destino)));
    const pagina = await readPagina(db, exportacao.cursor);
    const falhas = await decide(db, exportacao, pagina, clock());
    if (falhas === undefined) continue;
    const isEnd = pagina.cursor === exportacao.cursor;
    if (!isEnd || (await readAberto(db, exportacao.idExportacao)) !== undefined) continue;
    if (!(await decideCancelados(db, exportacao, clock()))) return { kind: 'feito', nomes, falhas };
  }
}

/** Decides a file of cancelled orders. @returns false when there is nothing for it. */
async function decideCancelados(db: Database, exportacao: Exportacao, now: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const held = await holdExportacao(trx, exportacao);
    // Another process was faster: what it has decided comes first.
    if (held === undefined || (await readAberto(trx, held.idExportacao)) !== undefined) return true;
    return await decideCancelamentos(trx, held.idExportacao, now);
  });
}

/** The events after a cursor; from the beginning again when the database was restored, as known orders are skipped. */
async function readPagina(db: Database, cursor: string | null): Promise<PaginaDeEventos> {
  const procura = { limite: LIMITE, tipos: TIPOS };
  const pagina = await readEventos(db, { ...procura, cursor: cursor ?? undefined });
  if (pagina !== 'unknown') return pagina;
  const first = await readEventos(db, { ...procura, cursor: undefined });
  if (first === 'unknown') throw new Error('a read without a cursor has no unknown one');
  return first;
}

/** Writes the file that is decided, if there is one, and returns its names. */
async function writeAberto(
  db: Database,
  { idExportacao, layout }: Exportacao,
  { pasta, put, clock }: Destino,
): Promise<string[]> {
  return await db.transaction().execute(async (trx) => {
    const arquivo = await holdAberto(trx, idExportacao);
    if (arquivo === undefined) return [];
    const files =
      arquivo.tipo === 'cancelamentos'
        ? writesOf(layout).cancelados(arquivo, await readCancelados(trx, idExportacao, arquivo))
        : writesOf(layout).pedidos(
            arquivo,
            (await readTextosDoArquivo(trx, idExportacao, arquivo)).map((texto) => candidatoDe(texto).dados),
          );
    // Each order was tried before its file was decided.
    if (!files.ok) throw new Error(files.error.frase);
    for (const file of files.value) await put(pasta, file);
    await endArquivo(trx, idExportacao, arquivo, clock());
    return files.value.map(({ nome }) => nome);
  });
}

function writesOf(layout: string): (typeof SAIDAS)[Saida] {
  if (!isSaida(layout)) throw new Error(`no layout ${layout}`);
  return SAIDAS[layout];
}

/** Decides the next file. Returns why orders cannot be written; undefined when another process was faster. */
async function decide(
  db: Database,
  exportacao: Exportacao,
  { eventos, cursor }: PaginaDeEventos,
  now: Date,
): Promise<string[] | undefined> {
  return await db.transaction().execute(async (trx) => {
    const held = await holdExportacao(trx, exportacao);
    if (held === undefined || (await readAberto(trx, held.idExportacao)) !== undefined) return undefined;
    const antigos = await readTextosComFalha(trx, held.idExportacao);
    const novos = await candidatosDe(trx, held, eventos);
    const tried = await tryAll(trx, held, [...antigos.map(candidatoDe), ...novos], now);
    const falhas = tried.flatMap(({ falha, ...row }) => (falha === undefined ? [] : [{ ...row, falha }]));
    const pedidos = tried.flatMap(({ falha, ...row }) => (falha === undefined ? [row] : []));
    await decideArquivo(trx, held, { cursor, pedidos, falhas, now });
    return falhas.map(({ idPrePedido, falha }) => `Pedido ${idPrePedido}: ${falha}`);
  });
}

/** The first event of each order after which it may be delivered, of those in no file yet. */
async function candidatosDe(
  trx: Database,
  { idExportacao }: Exportacao,
  eventos: readonly string[],
): Promise<Candidato[]> {
  const first = new Map<number, Candidato>();
  for (const candidato of eventos.map(candidatoDe)) {
    const { idPrePedido } = candidato.dados;
    if (isADeliver(candidato.dados) && !first.has(idPrePedido)) first.set(idPrePedido, candidato);
  }
  const novos = await findNovos(trx, idExportacao, [...first.keys()]);
  return [...first].flatMap(([id, candidato]) => (novos.has(id) ? [candidato] : []));
}

type Tentado = PedidoDoEvento & { readonly falha: string | undefined };

/** Tries each order as its event tells it, and otherwise with the codes that its records got since. */
async function tryAll(
  trx: Database,
  { layout }: Exportacao,
  candidatos: readonly Candidato[],
  now: Date,
): Promise<Tentado[]> {
  const falhas = candidatos.map(({ dados }) => falhaDe(layout, dados, now));
  const sem = candidatos.filter((_, at) => falhas[at] !== undefined);
  const filled = await withLaterCodes(
    trx,
    sem.map(({ dados }) => dados),
  );
  return candidatos.map(({ referencia, dados }, at) => {
    const { idPrePedido } = dados;
    const later = filled.get(idPrePedido);
    if (later === undefined) return { idPrePedido, referencia, corpo: null, falha: falhas[at] };
    const falha = falhaDe(layout, later, now);
    const corpo = falha === undefined ? JSON.stringify(toWirePedido(later)) : null;
    return { idPrePedido, referencia, corpo, falha };
  });
}

/** Why a layout cannot hold an order; undefined when it can. */
function falhaDe(layout: string, dados: DadosDoPedido, now: Date): string | undefined {
  const files = writesOf(layout).pedidos({ arquivo: 1, decididoEm: now }, [dados]);
  return files.ok ? undefined : files.error.frase;
}
