import type { TituloRegistro } from '#contract/integration/titulo.ts';
import { PRE_PEDIDO_CANCELADO, PRE_PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import { barrasRegistradas } from '#domain/payment/boleto-linha.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type PedidoNomeado, readPedidos } from './orders-named.ts';
import { readTitulos } from './resources/read-titulos.ts';
import { notasDe, type ReferenciasDeTitulos, readReferencias } from './titulo-references.ts';

type Contexto = ReferenciasDeTitulos & {
  readonly pedidos: ReadonlyMap<string, PedidoNomeado>;
  readonly formas: ReadonlySet<number>;
  readonly atuais: ReadonlyMap<string, TituloRegistro>;
};

const ENDED = [PRE_PEDIDO_CANCELADO, PRE_PEDIDO_RECUSADO];

/** Why a record's own members do not fit together. */
function whyWrong(titulo: TituloRegistro): string | undefined {
  const { dataEmissao, dataVencimento, dataLiquidacao, valor, abatimento, linhaDigitavel, codigoBarras } =
    titulo;
  const { nota, outrasNotas } = titulo;
  if (dataVencimento < dataEmissao) return 'O vencimento é anterior à emissão.';
  if (dataLiquidacao !== null && dataLiquidacao < dataEmissao) return 'A liquidação é anterior à emissão.';
  if (nota === null && outrasNotas.length > 0)
    return 'O campo outrasNotas precisa de uma chave no campo nota.';
  if (nota !== null && outrasNotas.includes(nota))
    return `A nota ${nota} está nos campos nota e outrasNotas.`;
  if (abatimento > valor) return 'O abatimento é maior que o valor.';
  const temBoleto = linhaDigitavel !== null || codigoBarras !== null;
  if (temBoleto && barrasRegistradas({ linhaDigitavel, codigoBarras }) === undefined)
    return 'A linha digitável ou o código de barras tem um dígito errado, ou são de boletos diferentes.';
  return undefined;
}

/** Why an order or an invoice is not that of an instalment. */
function whyOfAnother(
  { pedido, nota, outrasNotas }: TituloRegistro,
  idPessoaCliente: number,
  { pedidos, notas }: Contexto,
): string | undefined {
  for (const chave of notasDe({ nota, outrasNotas })) {
    const named = notas.get(chave);
    if (named === undefined) return `A nota ${chave} não existe.`;
    if (named.idPessoaDestinatario !== idPessoaCliente) return `A nota ${chave} é de outro cliente.`;
  }
  if (pedido === null) return undefined;
  const named = pedidos.get(pedido);
  if (named === undefined) return `O pedido ${pedido} não existe.`;
  if (named.idPessoaCliente !== idPessoaCliente) return `O pedido ${pedido} é de outro cliente.`;
  if (ENDED.includes(named.idPrePedidoSituacao)) return `O pedido ${pedido} foi recusado ou cancelado.`;
  const doTitulo = nota === null ? undefined : notas.get(nota);
  return doTitulo !== undefined && doTitulo.idPrePedido !== named.idPrePedido
    ? `A nota ${nota} não é do pedido ${pedido}.`
    : undefined;
}

function whyRefused(titulo: TituloRegistro, contexto: Contexto): string | undefined {
  const { clientes, filiais, formas, atuais } = contexto;
  const { cliente, filial, formaPagamento, codigoErp } = titulo;
  const idPessoaCliente = clientes.get(cliente);
  if (idPessoaCliente === undefined) return `O cliente ${cliente} não existe.`;
  if (!filiais.has(filial)) return `A filial ${filial} não existe.`;
  if (!formas.has(formaPagamento)) return `A forma de pagamento ${formaPagamento} não existe.`;
  const atual = atuais.get(codigoErp);
  if (atual !== undefined && atual.cliente !== cliente) return `O título é do cliente ${atual.cliente}.`;
  return whyWrong(titulo) ?? whyOfAnother(titulo, idPessoaCliente, contexto);
}

/** Why instalments cannot be written, by code. The caller holds the customers of their orders. */
export async function checkTitulos(
  trx: DatabaseTransaction,
  registros: readonly TituloRegistro[],
): Promise<Map<string, string>> {
  const formas = await trx.selectFrom('formaPagamento').select('idFormaPagamento').execute();
  const contexto = {
    ...(await readReferencias(trx, registros)),
    pedidos: await readPedidos(
      trx,
      registros.map(({ pedido }) => pedido),
    ),
    formas: new Set(formas.map(({ idFormaPagamento }) => idFormaPagamento)),
    atuais: await readTitulos(
      trx,
      registros.map(({ codigoErp }) => codigoErp),
    ),
  };
  return new Map(
    registros.flatMap((titulo) => {
      const motivo = whyRefused(titulo, contexto);
      return motivo === undefined ? [] : [[titulo.codigoErp, motivo] as const];
    }),
  );
}
