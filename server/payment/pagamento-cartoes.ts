import * as z from 'zod/mini';
import { type CartaoPagamento, cartaoPagamento } from '#contract/payment/pagamento.ts';
import { CARTAO_INVALIDO, errosCartao } from '#domain/payment/cartao.ts';
import { parcelasDe } from '#domain/payment/parcelas-cartao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readBase64Json } from '#server/http/base64-json.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { Cartao } from '#server/provider/port.ts';
import type { CartaoDaEmpresa } from './data/termos-do-cartao.ts';
import { bandeirasAceitas } from './pagamento-bandeiras.ts';

/** A card with its charge in cents. It exists only in memory, during its request. */
export type CartaoConferido = { readonly cartao: Cartao; readonly parcelas: number; readonly valor: number };

const cartoes = z.array(cartaoPagamento);

const cartaoInvalido = (): Recusa => recusa('cartao-invalido', CARTAO_INVALIDO);

/**
 * The cards, sent as JSON in base64 (or base64url); an empty text has none. A refusal does not repeat the wrong data.
 */
export function decodeCartoes(codificado: string): Result<CartaoPagamento[], Recusa> {
  if (codificado === '') return ok([]);
  const lidos = readBase64Json(cartoes, codificado);
  return lidos === undefined ? fail(cartaoInvalido()) : ok(lidos);
}

/** Checks a card for an amount: its fields are valid, and its instalments are on offer, as the customer saw them. */
export function conferirCartao(
  pago: CartaoPagamento,
  valor: number,
  { hoje, termos, aceitas }: CartaoDaEmpresa & { readonly hoje: string },
): Result<CartaoConferido, Recusa> {
  const { NomePortador, NumeroCartaoCredito, MesValidade, AnoValidade, CodigoSeguranca } = pago;
  const digitado = {
    portador: NomePortador,
    numero: NumeroCartaoCredito,
    mes: MesValidade,
    ano: AnoValidade,
    codigo: CodigoSeguranca,
  };
  const isBandeira = bandeirasAceitas(aceitas).some(
    (b) => b.idCartaoCreditoBandeira === pago.IDBandeiraCartaoCredito,
  );
  const plano = parcelasDe(valor, termos).find(({ parcelas }) => parcelas === pago.QuantidadeParcelas);
  const erros = Object.keys(errosCartao(digitado, hoje)).length;
  if (erros > 0 || !isBandeira || plano === undefined) return fail(cartaoInvalido());
  // Instalments are rounded, so their sum may differ by half a cent each.
  const isSeen = Math.abs(pago.ValorTransacao - plano.valorTotal) <= plano.parcelas;
  if (pago.ValorTotalEsperado !== valor || pago.Taxa !== plano.taxa || !isSeen) {
    return fail(recusa('carrinho-mudou', 'O valor a pagar mudou. Confira-o e tente de novo.'));
  }
  return ok({
    parcelas: plano.parcelas,
    valor: plano.valorTotal,
    cartao: {
      nomePortador: NomePortador.trim(),
      numero: NumeroCartaoCredito.replaceAll(' ', ''),
      codigoSeguranca: CodigoSeguranca,
      mes: MesValidade,
      ano: AnoValidade,
      idBandeira: pago.IDBandeiraCartaoCredito,
    },
  });
}
