import { DEVOLUCAO_PRONTA, DEVOLUCAO_RECEBIDA } from '#contract/returns/devolucao.ts';
import { isForaPrazo, prazoAte } from '#domain/returns/prazo.ts';
import { precisaAprovacao } from '#domain/returns/regras.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { USUARIOS } from '#server/demo/seed/clientes.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { momentOf } from '#server/demo/seed/pedidos-passados.ts';
import { type Lote, listLotes } from '#server/returns/data/lotes.ts';
import { moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import { DEVOLUCOES, type DevolucaoPedida } from './devolucoes.ts';
import { type DevolucaoPassada, insertDevolucoes } from './insert-devolucoes.ts';
import { insertNotas, type NotaEmitida } from './insert-notas.ts';
import { MUITAS_DEVOLUCOES } from './muitas-devolucoes.ts';
import { NOTAS } from './notas.ts';

/** Returns with the invoices that they are made of, and invoices that can be returned. Call it once. */
export async function seedDevolucoes(trx: DatabaseTransaction, now: Date): Promise<void> {
  const notas = await insertNotas(trx, now, NOTAS);
  const lotes = await listLotes(
    trx,
    notas.map(({ idTitulo }) => idTitulo),
  );
  const passadas = [...DEVOLUCOES, ...MUITAS_DEVOLUCOES]
    .flatMap((pedida) => {
      const nota = notas.find(({ nome }) => nome === pedida.nota);
      return nota === undefined ? [] : [toPassada(pedida, nota, lotes, now)];
    })
    .toSorted((a, b) => a.criadaEm.getTime() - b.criadaEm.getTime());
  if (passadas.length === 0) return;
  // A received return arrives here, so that its money is booked as for any other.
  const ids = await insertDevolucoes(
    trx,
    passadas.map((passada) =>
      isRecebida(passada)
        ? { ...passada, idSituacao: DEVOLUCAO_PRONTA, mudadaEm: passada.criadaEm }
        : passada,
    ),
  );
  for (const [at, passada] of passadas.entries()) {
    if (!isRecebida(passada)) continue;
    await moverDaEmpresa(trx, must(ids[at], 'its id'), 'receber', { mensagem: '', em: passada.mudadaEm });
  }
}

const isRecebida = ({ idSituacao }: DevolucaoPassada): boolean => idSituacao === DEVOLUCAO_RECEBIDA;

// From 9 h to 11 h in São Paulo, before the day's later changes.
const momento = (now: Date, diasAtras: number, text: string): Date =>
  diasAtras === 0 ? now : momentOf(now, { diasAtras, minuto: pickBetween(text, 12 * 60, 14 * 60) });

function toPassada(
  pedida: DevolucaoPedida,
  nota: NotaEmitida,
  todos: readonly Lote[],
  now: Date,
): DevolucaoPassada {
  const { itens, origem, idSituacao, idDevolucaoMotivo, criadaHa, mudadaHa = criadaHa } = pedida;
  const criadaEm = momento(now, criadaHa, `devolução ${nota.nome} ${criadaHa}`);
  const entregueEm = nota.entregueHa === null ? null : addDays(businessDayOf(now), -nota.entregueHa);
  const ate = prazoAte({ emitidaEm: businessDayOf(now), previsaoEntrega: null, entregueEm });
  const foraPrazo = isForaPrazo(ate, businessDayOf(criadaEm));
  const lotes = todos.filter(({ idTitulo }) => idTitulo === nota.idTitulo);
  return {
    idTitulo: nota.idTitulo,
    idPessoaCliente: nota.idPessoaCliente,
    idPessoaFilial: nota.idPessoaFilial,
    idUsuario: userOf(nota.idPessoaCliente),
    idSituacao,
    enviada: pedida.enviada ?? false,
    isTotal: itens === 'total',
    foraPrazo,
    aAprovar: precisaAprovacao({
      foraPrazo,
      isManual: false,
      temControlado: false,
      motivos: [idDevolucaoMotivo],
    }),
    origem,
    idDevolucaoMotivo,
    observacoes: pedida.observacoes ?? '',
    mensagem: pedida.mensagem ?? '',
    criadaEm,
    mudadaEm: mudadaHa === criadaHa ? criadaEm : momento(now, mudadaHa, `mudança ${nota.nome} ${criadaHa}`),
    itens: itens === 'total' ? lotes.map(inteiro) : itens.flatMap((item) => pedidaDe(item, lotes)),
  };
}

const inteiro = (doLote: Lote) => ({ doLote, quantidade: doLote.quantidadeLote });

function pedidaDe(
  [nItem, numero, unidades]: Exclude<DevolucaoPedida['itens'], 'total'>[number],
  lotes: readonly Lote[],
) {
  const doLote = lotes.filter((lote) => lote.nItem === nItem)[numero - 1];
  if (doLote === undefined) return [];
  return [unidades === 'todas' ? inteiro(doLote) : { doLote, quantidade: unidades }];
}

/** The customer's own buyer, else the representative. */
const userOf = (idPessoaCliente: number): number =>
  must(
    USUARIOS.findLast(({ clientes }) => clientes.includes(idPessoaCliente)),
    'a user',
  ).idUsuario;
