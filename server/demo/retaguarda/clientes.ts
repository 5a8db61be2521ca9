import { escaped } from '#server/demo/html/page.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';
import type { ClienteListado } from './listar-clientes.ts';

const option = ({ idPessoa, nome }: ClienteListado, chosen: number | undefined): string =>
  `<option value="${idPessoa}"${idPessoa === chosen ? ' selected' : ''}>${escaped(nome)} (${idPessoa})</option>`;

const group = (label: string, clientes: readonly ClienteListado[], chosen: number | undefined): string =>
  clientes.length === 0
    ? ''
    : `<optgroup label="${label}">\n${clientes.map((one) => option(one, chosen)).join('\n')}\n</optgroup>`;

/** The form that chooses a customer, those with open records first; `chosen` is the one that the page shows. */
export const clientesHtml = (clientes: readonly ClienteListado[], chosen: number | undefined): string =>
  `<form method="get" action="${DEMO_RETAGUARDA}"><label>Cliente <select name="cliente">
${[
  group(
    'Com algo em aberto',
    clientes.filter(({ temAberto }) => temAberto),
    chosen,
  ),
  group(
    'Sem nada em aberto',
    clientes.filter(({ temAberto }) => !temAberto),
    chosen,
  ),
].join('\n')}</select></label> <button>Ver o cliente</button></form>`;
