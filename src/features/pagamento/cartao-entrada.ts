import type { BandeiraCartao, CartaoPagamento, ParcelaCartao } from '#contract/payment/pagamento.ts';
import { type CartaoDigitado, errosCartao } from '#domain/payment/cartao.ts';
import { bandeiraOf } from './bandeira.ts';

/** The amount and order that a card pays. */
export type Cobrado = {
  idPrePedido: number;
  idPessoaFilial: number;
  idCarrinhoGrupo: number | null;
  idCarrinho: number | null;
  /** In cents. */
  valor: number;
};

/** A card form as typed: the card, and the chosen instalments by their id ('' for none). */
export type Entrada = CartaoDigitado & { parcela: string };

export type ErrosEntrada = Partial<Record<keyof Entrada, string>>;

/** The options of a card payment. */
export type Opcoes = { parcelas: readonly ParcelaCartao[]; bandeiras: readonly BandeiraCartao[] };

const parcelaOf = ({ parcela }: Entrada, { parcelas }: Opcoes): ParcelaCartao | undefined =>
  parcelas.find((p) => String(p.idCartaoCreditoIntegracaoParcela) === parcela);

/** The error of each field of a form; an empty object if there is none. `hoje`: the business day. */
export function errosEntrada(entrada: Entrada, opcoes: Opcoes, hoje: string): ErrosEntrada {
  const bandeira = bandeiraOf(entrada.numero, opcoes.bandeiras);
  return {
    ...(bandeira ? {} : { numero: 'Esta bandeira não é aceita' }),
    ...errosCartao(entrada, hoje),
    ...(parcelaOf(entrada, opcoes) ? {} : { parcela: 'Selecione as parcelas' }),
  };
}

/** A form without errors as the payment that is sent; null for one with errors. */
export function toCartaoPagamento(
  entrada: Entrada,
  opcoes: Opcoes,
  cobrado: Cobrado,
  idUsuario: number,
): CartaoPagamento | null {
  const parcela = parcelaOf(entrada, opcoes);
  const bandeira = bandeiraOf(entrada.numero, opcoes.bandeiras);
  if (!parcela || !bandeira) return null;
  return {
    IDPrePedido: cobrado.idPrePedido,
    ValorTotalEsperado: cobrado.valor,
    QuantidadeParcelas: parcela.parcelas,
    ValorTransacao: parcela.valorParcela * parcela.parcelas,
    NomePortador: entrada.portador.trim(),
    NumeroCartaoCredito: entrada.numero.trim(),
    CodigoSeguranca: entrada.codigo,
    AnoValidade: entrada.ano,
    MesValidade: entrada.mes,
    Taxa: parcela.taxa,
    DiasParaVencimento: parcela.diasParaVencimento,
    IDBandeiraCartaoCredito: bandeira.idCartaoCreditoBandeira,
    CodigoBandeiraCartaoCredito: bandeira.descricaoCartaoCreditoBandeira,
    IDPessoaFilial: cobrado.idPessoaFilial,
    IDEcommerceCarrinhoGrupo: cobrado.idCarrinhoGrupo,
    IDEcommerceCarrinho: cobrado.idCarrinho,
    IDUsuario: idUsuario,
  };
}
