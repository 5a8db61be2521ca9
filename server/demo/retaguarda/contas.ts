import { contaNoDia } from '#domain/payment/conta.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { escaped } from '#server/demo/html/page.ts';
import type { ContaAberta } from './contas-abertas.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';

const row = (conta: ContaAberta, hoje: string): string => {
  const { id, idPessoaCliente, numero, dataVencimento, descricao, valor, valorPago } = conta;
  return (
    `<tr><td>${escaped(numero)}</td><td>${formatDate(dataVencimento)}</td><td>${escaped(descricao)}</td>` +
    `<td>${formatMoney(valor)}</td><td>${formatMoney(valorPago)}</td>` +
    `<td>${formatMoney(contaNoDia(conta, hoje).valorEsperado)}</td>` +
    `<td><form method="post" action="${DEMO_RETAGUARDA}"><input type="hidden" name="acao" value="receber">` +
    `<input type="hidden" name="id" value="${id}"><input type="hidden" name="cliente" value="${idPessoaCliente}">` +
    `<label>Parte em R$ (vazio: tudo) ` +
    `<input type="number" name="valor" min="0.01" step="0.01"></label> ` +
    `<button>Receber a conta ${escaped(numero)}</button></form></td></tr>`
  );
};

/** The part of the page that settles a customer's instalments on a day. */
export const contasHtml = (contas: readonly ContaAberta[], hoje: string): string => `<h2>Contas a receber</h2>
${
  contas.length === 0
    ? '<p>Este cliente não tem contas abertas.</p>'
    : `<table><thead><tr><th>Número</th><th>Vencimento</th><th>Forma</th><th>Valor</th><th>Pago</th>
<th>Esperado hoje</th><th>Receber</th></tr></thead><tbody>${contas.map((conta) => row(conta, hoje)).join('\n')}</tbody></table>`
}`;
