import type { Intent, ReceiptRow } from './outbox-rows.ts';
import { upcastIntent } from './upcast-intent.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Stands in for a change that this build cannot read: it changes no cart, and the server's cart includes the
 * change.
 */
const UNREADABLE: Intent = { tipo: 'etapa' };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const toList = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const toNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const PRICE = ['valorUnitario', 'descontoComercial', 'descontoFinanceiro', 'st'];

/** Returns false for a line of the first builds whose figures cannot be computed. */
const isReadable = ({ item, quantidade }: Fields): boolean =>
  item === undefined ||
  (isFields(item) &&
    Array.isArray(item['faixas']) &&
    [quantidade, ...PRICE.map((name) => item[name])].every(Number.isInteger));

/**
 * Returns the intent with all the members that its readers need, or null if one of them cannot be filled in.
 */
function intentFields(intent: Fields): Fields | null {
  const { tipo, linha, quantidade, visto, grupo } = intent;
  switch (tipo) {
    case 'linha': {
      const isSound =
        isFields(linha) && typeof quantidade === 'number' && isFields(visto) && isFields(visto['item']);
      return isSound ? intent : null;
    }
    case 'pagamento':
      return isFields(grupo) ? intent : null;
    case 'extras': {
      const { informar, numeroPedidoCliente, observacao } = intent;
      return {
        ...intent,
        informar: informar === true,
        numeroPedidoCliente: toText(numeroPedidoCliente),
        observacao: toText(observacao),
      };
    }
    case 'envio': {
      const { codigoLocal, totalVisto, grupos, linhas } = intent;
      return {
        ...intent,
        codigoLocal: toText(codigoLocal),
        totalVisto: toNumber(totalVisto, 0),
        grupos: toList(grupos),
        linhas: toList(linhas).filter(isReadable),
      };
    }
    default:
      return typeof tipo === 'string' ? intent : null;
  }
}

/**
 * Returns a receipt in the shape of this build, whatever build wrote it; the stored row is unchanged. Missing
 * members get values that change no cart, so that one odd row never blocks a customer's cart.
 */
export function upcastReceipt(row: ReceiptRow | undefined): ReceiptRow | undefined {
  if (row === undefined) return undefined;
  const { seq, at, settledAt, revisao, pedidos, intent }: Fields = row;
  const whole = {
    ...row,
    seq: toNumber(seq, 0),
    at: toNumber(at, 0),
    settledAt: toNumber(settledAt, toNumber(at, 0)),
    revisao: toNumber(revisao, 0),
    pedidos: toList(pedidos),
    intent: (isFields(intent) ? intentFields(intent) : null) ?? UNREADABLE,
  };
  const receipt = whole as ReceiptRow;
  return { ...receipt, intent: upcastIntent(receipt.intent) };
}
