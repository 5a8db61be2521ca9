import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { NotaRegistro } from '#contract/integration/nota.ts';
import { PEDIDO_A_PAGAR, PRE_PEDIDO_CANCELADO, PRE_PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type LinhaDoXml, linhasDoXml } from '#server/invoices/data/linhas-do-xml.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { type NotaDoXml, notaDoXml } from './nota-do-xml.ts';
import { type PedidoNomeado, readPedidos } from './orders-named.ts';
import { readPartes } from './parties.ts';
import { type NotaGuardada, readGuardadas } from './stored-notas.ts';

type Contexto = {
  readonly emitentes: ReadonlyMap<string, number>;
  readonly destinatarios: ReadonlyMap<string, number>;
  readonly pedidos: ReadonlyMap<string, PedidoNomeado>;
  readonly guardadas: ReadonlyMap<string, NotaGuardada>;
  /** Keys by branch, series and number. */
  readonly numeros: ReadonlyMap<string, string>;
};

const ENDED = [PRE_PEDIDO_CANCELADO, PRE_PEDIDO_RECUSADO];

/** Why an invoice cannot be of an order; undefined when it can. */
function whyNotOf(
  numero: string,
  pedido: PedidoNomeado | undefined,
  idPessoaDestinatario: number,
): string | undefined {
  if (pedido === undefined) return `O pedido ${numero} não existe.`;
  if (pedido.idPessoaCliente !== idPessoaDestinatario) return `O pedido ${numero} é de outro cliente.`;
  if (ENDED.includes(pedido.idPrePedidoSituacao)) return `O pedido ${numero} foi recusado ou cancelado.`;
  return pedido.idPedidoSituacao === PEDIDO_A_PAGAR
    ? `O pedido ${numero} aguarda pagamento no portal.`
    : undefined;
}

const numeroOf = (idPessoaEmitente: number, { serieDocumento, numDocumento }: NotaDoXml) =>
  `${idPessoaEmitente} ${serieDocumento} ${numDocumento}`;

const linhasOf = (xml: string): readonly LinhaDoXml[] => {
  const nota = readNfe(xml)?.nota;
  return nota === undefined ? [] : linhasDoXml(nota);
};

/** True when a return or a letter refers to lines that the new XML would change. */
export const losesLines = (guardada: NotaGuardada, lida: NotaDoXml): boolean =>
  guardada.emUso && !isDeepStrictEqual(linhasOf(guardada.xml), lida.linhas);

function whyRefused(registro: NotaRegistro, lida: NotaDoXml, contexto: Contexto): string | undefined {
  const idEmitente = contexto.emitentes.get(lida.cnpjEmitente);
  if (idEmitente === undefined) return `O emitente ${lida.cnpjEmitente} não é uma filial da empresa.`;
  const idDestinatario = contexto.destinatarios.get(lida.cpfCnpjDestinatario);
  if (idDestinatario === undefined) return `O destinatário ${lida.cpfCnpjDestinatario} não é um cliente.`;
  const outra = contexto.numeros.get(numeroOf(idEmitente, lida));
  if (outra !== undefined && outra !== registro.chave)
    return `A filial já tem outra nota ${lida.numDocumento} da série ${lida.serieDocumento}.`;
  const guardada = contexto.guardadas.get(registro.chave);
  if (guardada !== undefined) {
    if (guardada.idPessoaDestinatario !== idDestinatario) return 'A nota já existe com outro destinatário.';
    if (guardada.pedido !== null && guardada.pedido !== registro.pedido)
      return `A nota já é do pedido ${guardada.pedido}.`;
    if (losesLines(guardada, lida))
      return 'A nota tem devolução ou carta de correção: seus itens não mudam mais.';
    if (guardada.pedido === registro.pedido) return undefined;
  }
  const { pedido } = registro;
  return pedido === null ? undefined : whyNotOf(pedido, contexto.pedidos.get(pedido), idDestinatario);
}

/** Why invoices cannot be written, by key. The caller holds the customers of their orders. */
export async function checkNotas(
  trx: DatabaseTransaction,
  registros: readonly NotaRegistro[],
): Promise<Map<string, string>> {
  const motivos = new Map<string, string>();
  const lidas = new Map<NotaRegistro, NotaDoXml>();
  for (const registro of registros) {
    const lida = notaDoXml(registro);
    // Requests are answered between two documents.
    await setImmediate();
    if (lida.ok) lidas.set(registro, lida.value);
    else motivos.set(registro.chave, lida.error);
  }
  const todas = [...lidas.values()];
  const emitentes = await readPartes(
    trx,
    'filial',
    todas.map(({ cnpjEmitente }) => cnpjEmitente),
  );
  const contexto = {
    emitentes,
    destinatarios: await readPartes(
      trx,
      'cliente',
      todas.map(({ cpfCnpjDestinatario }) => cpfCnpjDestinatario),
    ),
    pedidos: await readPedidos(
      trx,
      registros.map(({ pedido }) => pedido),
    ),
    guardadas: await readGuardadas(
      trx,
      registros.map(({ chave }) => chave),
    ),
    numeros: await readNumeros(trx, todas),
  };
  const daCarga = new Map(contexto.numeros);
  for (const [registro, lida] of lidas) {
    const motivo = whyRefused(registro, lida, { ...contexto, numeros: daCarga });
    if (motivo !== undefined) motivos.set(registro.chave, motivo);
    else daCarga.set(numeroOf(emitentes.get(lida.cnpjEmitente) ?? 0, lida), registro.chave);
  }
  return motivos;
}

/** The keys of stored invoices with one of these numbers. */
async function readNumeros(
  trx: DatabaseTransaction,
  lidas: readonly NotaDoXml[],
): Promise<Map<string, string>> {
  if (lidas.length === 0) return new Map();
  const rows = await trx
    .selectFrom('notaFiscal')
    .select(['idPessoaEmitente', 'serieDocumento', 'numDocumento', 'chaveAcesso'])
    .where('numDocumento', 'in', [...new Set(lidas.map(({ numDocumento }) => numDocumento))])
    .execute();
  return new Map(
    rows.map((row) => [`${row.idPessoaEmitente} ${row.serieDocumento} ${row.numDocumento}`, row.chaveAcesso]),
  );
}
