import { escaped } from '#server/demo/html/page.ts';
import type { ClienteAberto } from './clientes-abertos.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';

const option = ({ idPessoa, nome }: ClienteAberto, chosen: number | undefined): string =>
  `<option value="${idPessoa}"${idPessoa === chosen ? ' selected' : ''}>${escaped(nome)} (${idPessoa})</option>`;

/** The form that chooses a customer; `cliente` is the one that the page shows. */
export const clientesHtml = (clientes: readonly ClienteAberto[], cliente: number | undefined): string =>
  `<form method="get" action="${DEMO_RETAGUARDA}"><label>Cliente <select name="cliente">
${clientes.map((one) => option(one, cliente)).join('\n')}</select></label> <button>Ver o cliente</button></form>`;
