import { type BoletoRegistrado, barrasRegistradas, codigoBarras } from '#domain/payment/boleto-linha.ts';
import { type ContaDoBoleto, campoLivreOf } from './boleto-conta.ts';

/** An instalment's boleto with the facts that its bars are made of. Days are texts, amounts in cents. */
export type BoletoComBarras = Pick<ContaDoBoleto, 'numeroAgencia' | 'numContaCorrente'> &
  BoletoRegistrado & {
    readonly idBoleto: number;
    readonly dataVencimento: string;
    readonly valor: number;
    /** The order that awaits this payment; null for an invoice's instalment. */
    readonly idPrePedidoAntecipado: number | null;
    readonly codigoBanco: string;
  };

/** Distinguishes these boletos from those of orders paid in advance, which carry the order's number at the bank. */
const CARTEIRA = '1';

const nossoNumeroOf = ({ idPrePedidoAntecipado, idBoleto }: BoletoComBarras): string =>
  idPrePedidoAntecipado === null
    ? CARTEIRA + String(idBoleto).padStart(10, '0')
    : String(idPrePedidoAntecipado);

/** An invented layout, which only a demonstration may print. */
const barrasInventadas = (boleto: BoletoComBarras): string =>
  codigoBarras({
    banco: boleto.codigoBanco,
    vencimento: boleto.dataVencimento,
    valor: boleto.valor,
    campoLivre: campoLivreOf(boleto, nossoNumeroOf(boleto)),
  });

/** The 44 digits of an instalment's boleto; undefined when no bank registered them and inventing is not allowed. */
export const barrasDaParcela = (boleto: BoletoComBarras, inventa: boolean): string | undefined =>
  barrasRegistradas(boleto) ?? (inventa ? barrasInventadas(boleto) : undefined);
