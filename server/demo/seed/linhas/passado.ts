import * as z from 'zod/mini';
import { type EtapaRegistro, etapaLinha } from '#contract/integration/etapa.ts';
import { lancamentoLinha } from '#contract/integration/lancamento.ts';
import type { NotaRegistro } from '#contract/integration/nota.ts';
import { PREFIXO_ERP } from '#contract/integration/numero-pedido.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { type TituloRegistro, tituloLinha } from '#contract/integration/titulo.ts';
import { PASSOS_DO_PEDIDO, PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { scopeOf } from '#server/db/scope.ts';
import { USUARIOS } from '#server/demo/seed/clientes.ts';
import { etapas } from '#server/integration/data/resources/etapas.ts';
import { readLancamentos } from '#server/integration/data/resources/lancamentos/read-lancamentos.ts';
import { titulos } from '#server/integration/data/resources/titulos.ts';
import { readNotaParaEmitir, readXmlDaNota } from '#server/invoices/data/notas-xml.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { readLinhasDeCashback } from './cashback-do-passado.ts';
import { readLinhasDoHistorico } from './historico.ts';
import type { Linhas } from './linhas.ts';

/**
 * The past orders of a demonstration with their invoices and instalments, as a company’s own system would send them, and the
 * statuses of those that the app made.
 */
export const linhasDoPassado = async (
  trx: DatabaseTransaction,
  emissor: Emissor,
): Promise<readonly Linhas[]> => [
  ['historico', await readLinhasDoHistorico(trx)],
  ['etapas', await linhasDeEtapas(trx)],
  ['notas', await linhasDeNotas(trx, emissor)],
  ['titulos', await linhasDeTitulos(trx)],
  ['lancamentos', await readLinhasDeLancamentos(trx)],
  ['cashbackLancamentos', await readLinhasDeCashback(trx)],
];

/** An order is in analysis from its beginning, which no load tells. */
async function linhasDeEtapas(trx: DatabaseTransaction): Promise<object[]> {
  const passos = PASSOS_DO_PEDIDO.filter((id) => id !== PEDIDO_EM_ANALISE);
  const rows = await trx
    .selectFrom('pedidoEtapa')
    .select(['idPrePedido', 'idPedidoSituacao'])
    .where('idPedidoSituacao', 'in', passos)
    .where('idPrePedido', 'not in', (eb) =>
      eb.selectFrom('codigoErp').select('id').where('recurso', '=', 'historico'),
    )
    .orderBy('em')
    .orderBy('idPrePedido')
    .execute();
  const chaves = rows.map(({ idPrePedido, idPedidoSituacao }) => `${idPrePedido}|${idPedidoSituacao}`);
  const registros = (await etapas.ler(trx, chaves)) as Map<string, EtapaRegistro>;
  return chaves.map((chave) => z.encode(etapaLinha, must(registros.get(chave), chave)));
}

/** The name of an order in a load: the company's own number of a past one, by which another database knows it too. */
async function readNomes(trx: DatabaseTransaction): Promise<(idPrePedido: number) => string> {
  const rows = await trx
    .selectFrom('codigoErp')
    .select(['id', 'codigo'])
    .where('recurso', '=', 'historico')
    .execute();
  const codigoOf = new Map(rows.map(({ id, codigo }) => [id, codigo]));
  return (idPrePedido) => {
    const codigo = codigoOf.get(idPrePedido);
    return codigo === undefined ? String(idPrePedido) : `${PREFIXO_ERP}${codigo}`;
  };
}

/** An invoice whose XML was not asked for yet is issued for this. */
async function linhasDeNotas(trx: DatabaseTransaction, emissor: Emissor): Promise<NotaRegistro[]> {
  const scope = scopeOf(trx, must(USUARIOS[0], 'user').idUsuario);
  const notas = await trx
    .selectFrom('notaFiscal')
    .select(['idTitulo', 'idPrePedido', 'chaveAcesso'])
    .orderBy('idTitulo')
    .execute();
  const nameOf = await readNomes(trx);
  const linhas = [];
  for (const { idTitulo, idPrePedido, chaveAcesso } of notas) {
    const guardado = await readXmlDaNota(scope, idTitulo);
    const nota = guardado === undefined ? await readNotaParaEmitir(scope, idTitulo) : undefined;
    const xml = guardado ?? (nota && (await emissor.emitir(nota)));
    const pedido = idPrePedido === null ? null : nameOf(idPrePedido);
    linhas.push({ chave: chaveAcesso, xml: must(xml, 'an XML'), pedido });
  }
  return linhas;
}

/** The codes of a kind in the order in which its records were first written. */
async function readChaves(trx: DatabaseTransaction, recurso: NomeRecurso): Promise<string[]> {
  const rows = await trx
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', recurso)
    .orderBy('id')
    .execute();
  return rows.map(({ codigo }) => codigo);
}

/** The entries that the company booked, in an order in which each debit finds its balance. */
async function readLinhasDeLancamentos(trx: DatabaseTransaction): Promise<object[]> {
  const chaves = await readChaves(trx, 'lancamentos');
  const registros = await readLancamentos(trx, chaves);
  return chaves.map((chave) => z.encode(lancamentoLinha, must(registros.get(chave), chave)));
}

async function linhasDeTitulos(trx: DatabaseTransaction): Promise<object[]> {
  const chaves = await readChaves(trx, 'titulos');
  const registros = (await titulos.ler(trx, chaves)) as Map<string, TituloRegistro>;
  const nameOf = await readNomes(trx);
  return chaves.map((chave) => {
    const { pedido, ...titulo } = must(registros.get(chave), chave);
    return z.encode(tituloLinha, { ...titulo, pedido: pedido === null ? null : nameOf(Number(pedido)) });
  });
}
