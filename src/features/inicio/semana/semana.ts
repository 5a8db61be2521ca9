import { type ACaminho, SITUACOES_A_CAMINHO } from '#domain/orders/a-caminho.ts';
import { type APagar, DIAS_A_VENCER } from '#domain/payment/a-pagar.ts';
import { addDays } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { contasDoPrazoHref, pedidoHref, routes } from '#routes.ts';
import type { Tone } from '#ui/tone.css.ts';

/** A customer's coming days: products due to be bought again, accounts to pay, orders on their way. */
export type Semana = APagar & { readonly repor: number; readonly aCaminho: ACaminho | null };

/** A line that leads on; `valor` in cents, null where the line is not about money. */
export type SemanaLinha = {
  readonly titulo: string;
  readonly tone: Tone;
  readonly detalhe: string;
  readonly valor: number | null;
  readonly href: string;
};

const contas = (quantidade: number): string => formatQuantity(quantidade, 'conta', 'contas');

/** The filter of the list of orders that shows those on their way. */
const aCaminhoHref = ({ numeros, desde }: ACaminho): string => {
  const [numero, ...outros] = numeros;
  return numero !== undefined && outros.length === 0
    ? pedidoHref(numero)
    : `${routes.pedidos}?de=${desde}&sit=${SITUACOES_A_CAMINHO.join(';')}`;
};

function aCaminhoText({ numeros, previsao, atrasados }: ACaminho, hoje: string): string {
  const [numero] = numeros;
  const isUm = numeros.length === 1;
  const prevista = `${isUm ? 'entrega' : 'próxima entrega'} prevista para`;
  return [
    isUm ? `Pedido nº ${numero}` : `${numeros.length} pedidos`,
    previsao !== null && `${prevista} ${previsao === hoje ? 'hoje' : formatDate(previsao)}`,
    atrasados > 0 && (isUm ? 'fora do prazo' : `${atrasados} fora do prazo`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Lists the lines, the most pressing first; empty when there is nothing. */
export function toSemanaLinhas(
  { atrasadas, aVencer, repor, aCaminho }: Semana,
  hoje: string,
): readonly SemanaLinha[] {
  const linhas: (SemanaLinha | false)[] = [
    atrasadas.quantidade > 0 && {
      titulo: 'Em atraso',
      tone: 'caution',
      detalhe: contas(atrasadas.quantidade),
      valor: atrasadas.valor,
      href: contasDoPrazoHref('atrasadas'),
    },
    aVencer.quantidade > 0 && {
      titulo: 'A pagar',
      tone: 'pending',
      detalhe: `${contas(aVencer.quantidade)} até ${formatDate(addDays(hoje, DIAS_A_VENCER))}`,
      valor: aVencer.valor,
      href: contasDoPrazoHref('semana'),
    },
    repor > 0 && {
      titulo: 'Hora de repor',
      tone: 'brand',
      detalhe: formatQuantity(repor, 'produto', 'produtos'),
      valor: null,
      href: routes.comprados,
    },
    aCaminho !== null && {
      titulo: 'A caminho',
      tone: 'positive',
      detalhe: aCaminhoText(aCaminho, hoje),
      valor: null,
      href: aCaminhoHref(aCaminho),
    },
  ];
  return linhas.filter((linha) => linha !== false);
}
