import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { ORIGENS_DA_EMPRESA } from '#domain/returns/regras.ts';
import { descricaoSituacao } from '#domain/returns/situacao.ts';
import { formatMoney } from '#lib/format-number.ts';
import { escaped } from '#server/demo/html/page.ts';
import type { AtoDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import type { DevolucaoAberta } from './devolucoes-abertas.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';
import { fotografiasHtml } from './fotografias.ts';
import { MENSAGEM_HTML } from './mensagem.ts';

/** An act on a return; its name in the form differs from those of instalments. */
type Ato = {
  readonly acao: string;
  readonly ato: AtoDaEmpresa;
  readonly texto: string;
  readonly comMensagem: boolean;
};

export const ATOS: readonly Ato[] = [
  { acao: 'aprovar-devolucao', ato: 'aprovar', texto: 'Aprovar', comMensagem: false },
  { acao: 'recusar-devolucao', ato: 'recusar', texto: 'Recusar', comMensagem: true },
  { acao: 'autorizar-devolucao', ato: 'autorizar', texto: 'Autorizar', comMensagem: false },
  { acao: 'receber-devolucao', ato: 'receber', texto: 'Receber', comMensagem: false },
  { acao: 'cancelar-devolucao', ato: 'cancelar', texto: 'Cancelar', comMensagem: true },
];

const form = (
  { idDevolucaoEletronica, idPessoaCliente }: DevolucaoAberta,
  { acao, texto, comMensagem }: Ato,
): string =>
  `<form method="post" action="${DEMO_RETAGUARDA}"><input type="hidden" name="acao" value="${acao}">` +
  `<input type="hidden" name="id" value="${idDevolucaoEletronica}">` +
  `<input type="hidden" name="cliente" value="${idPessoaCliente}">` +
  `${comMensagem ? MENSAGEM_HTML : ''}<button>${texto}</button></form>`;

function row(devolucao: DevolucaoAberta): string {
  const { idDevolucaoVenda, numDocumento, idDevolucaoVendaTipo, idSituacao, enviada, valor } = devolucao;
  const atos = ATOS.filter(({ ato }) => ORIGENS_DA_EMPRESA[ato].includes(idSituacao));
  return (
    `<tr><th scope="row">${idDevolucaoVenda}</th><td>${numDocumento}</td>` +
    `<td>${idDevolucaoVendaTipo === DEVOLUCAO_TOTAL ? 'Total' : 'Parcial'}</td>` +
    `<td>${escaped(descricaoSituacao(idSituacao, enviada))}</td><td>${formatMoney(valor)}</td>` +
    `<td>${fotografiasHtml(devolucao)}</td>` +
    `<td>${atos.map((ato) => form(devolucao, ato)).join('')}</td></tr>`
  );
}

/** The part of the page that decides on a customer's returns. */
export const devolucoesHtml = (devolucoes: readonly DevolucaoAberta[]): string => `<h2>Devoluções</h2>
${
  devolucoes.length === 0
    ? '<p>Este cliente não tem devoluções em andamento.</p>'
    : `<table><thead><tr><th>Número</th><th>Nota fiscal</th><th>Tipo</th><th>Situação</th><th>Valor</th><th>Fotografias</th>
<th>Decidir</th></tr></thead><tbody>${devolucoes.map(row).join('\n')}</tbody></table>`
}`;
