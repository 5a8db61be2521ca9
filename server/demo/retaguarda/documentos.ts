import { PENDENCIA_EXCLUIDA, PENDENCIA_RESOLVIDA } from '#contract/documents/pendencia.ts';
import { formatBytes } from '#lib/format-bytes.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { escaped } from '#server/demo/html/page.ts';
import type { FimDaPendencia } from '#server/regulatory/data/encerrar.ts';
import type { DocumentoAberto } from './documentos-abertos.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';

/** How a request ends; its name in the form differs from those of other acts. */
type Fim = { readonly acao: string; readonly situacao: FimDaPendencia; readonly texto: string };

export const FINS: readonly Fim[] = [
  { acao: 'resolver-documento', situacao: PENDENCIA_RESOLVIDA, texto: 'Resolver' },
  { acao: 'excluir-documento', situacao: PENDENCIA_EXCLUIDA, texto: 'Excluir' },
];

const form = ({ id, idPessoaCliente }: DocumentoAberto, { acao, texto }: Fim): string =>
  `<form method="post" action="${DEMO_RETAGUARDA}"><input type="hidden" name="acao" value="${acao}">` +
  `<input type="hidden" name="id" value="${id}">` +
  `<input type="hidden" name="cliente" value="${idPessoaCliente}"><button>${texto}</button></form>`;

const row = (documento: DocumentoAberto): string =>
  `<tr><th scope="row">${documento.id}</th><td>${formatDateTime(documento.dataPendencia)}</td>` +
  `<td>${escaped(documento.origem)}</td><td>${documento.formato}, ${formatBytes(documento.tamanho)}</td>` +
  `<td>${FINS.map((fim) => form(documento, fim)).join('')}</td></tr>`;

/** The part of the page that ends a customer's requests for review. */
export const documentosHtml = (
  documentos: readonly DocumentoAberto[],
): string => `<h2>Documentos regulatórios</h2>
${
  documentos.length === 0
    ? '<p>Este cliente não tem solicitações de revisão abertas.</p>'
    : `<table><thead><tr><th>Número</th><th>Data/hora</th><th>Origem</th><th>Arquivo</th>
<th>Decidir</th></tr></thead><tbody>${documentos.map(row).join('\n')}</tbody></table>`
}`;
