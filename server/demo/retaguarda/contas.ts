import { contaNoDia } from '#domain/payment/conta.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { escaped } from '#server/demo/html/page.ts';
import type { ContaAberta, Devedor } from './contas-abertas.ts';

/** The address of the page that plays the company's office. */
export const DEMO_RETAGUARDA = '/demo/retaguarda';

const option = ({ idPessoa, nome }: Devedor, chosen: number | undefined): string =>
  `<option value="${idPessoa}"${idPessoa === chosen ? ' selected' : ''}>${escaped(nome)} (${idPessoa})</option>`;

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

/** The part of the page that settles instalments; `cliente` undefined before a customer is chosen. */
export const contasHtml = (
  devedores: readonly Devedor[],
  cliente: number | undefined,
  contas: readonly ContaAberta[],
  hoje: string,
): string => `<h2>Contas a receber</h2>
<form method="get" action="${DEMO_RETAGUARDA}"><label>Cliente <select name="cliente">
${devedores.map((devedor) => option(devedor, cliente)).join('\n')}</select></label> <button>Ver as contas</button></form>
${cliente === undefined ? '' : tabela(contas, hoje)}`;

const tabela = (contas: readonly ContaAberta[], hoje: string): string =>
  contas.length === 0
    ? '<p>Este cliente não tem contas abertas.</p>'
    : `<table><thead><tr><th>Número</th><th>Vencimento</th><th>Forma</th><th>Valor</th><th>Pago</th>
<th>Esperado hoje</th><th>Receber</th></tr></thead><tbody>${contas.map((conta) => row(conta, hoje)).join('\n')}</tbody></table>`;
