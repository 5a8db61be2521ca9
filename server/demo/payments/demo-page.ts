import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { serveForms } from '#server/demo/html/forms.ts';
import { escaped, page } from '#server/demo/html/page.ts';
import type { PixSimulado, Simulador } from './simulator.ts';

/** The address of the page that settles a demonstration's payments by hand. */
export const DEMO_PAGAMENTOS = '/demo/pagamentos';

const CONSULTAS_ATRASADAS = 5;

const form = (acao: string, label: string, txid = ''): string =>
  `<form method="post" action="${DEMO_PAGAMENTOS}"><input type="hidden" name="acao" value="${acao}">` +
  `<input type="hidden" name="txid" value="${escaped(txid)}"><button>${label}</button></form>`;

const row = ({ txid, idPrePedido, valor, expiraEm, situacao }: PixSimulado): string =>
  `<tr><td>${idPrePedido}</td><td>${formatMoney(valor)}</td><td>${formatDateTime(expiraEm)}</td>` +
  `<td>${situacao}</td>` +
  (situacao === 'cancelada'
    ? '<td></td><td></td></tr>'
    : `<td>${form('liquidar', `Pagar o Pix do pedido ${idPrePedido}`, txid)}</td>` +
      `<td>${form('falhar', `Recusar o Pix do pedido ${idPrePedido}`, txid)}</td></tr>`);

const content = (pixes: readonly PixSimulado[]): string => `
<p>Nenhum dinheiro passa por aqui. Um Pix vencido ou recusado também pode ser pago: se o pedido não espera mais por
ele, o valor vira saldo do cliente. Um Pix cancelado não pode ser pago.</p>
<h2>Pix</h2>
${
  pixes.length === 0
    ? '<p>Nenhum Pix foi gerado desde que o servidor iniciou.</p>'
    : `<table><thead><tr><th>Pedido</th><th>Valor</th><th>Vence em</th><th>Situação</th><th>Pagar</th><th>Recusar</th>
</tr></thead><tbody>${pixes.map(row).join('\n')}</tbody></table>`
}
<h2>Código atrasado</h2>
<p>O próximo Pix só recebe o seu código depois de ${CONSULTAS_ATRASADAS} consultas.</p>
${form('atrasar', 'Atrasar o próximo código')}
<h2>Cartões</h2>
<ul><li>4111 1111 1111 1111: aprovado</li><li>4000 0000 0000 0002: recusado</li>
<li>4000 0000 0000 0119: sem resposta, nada cobrado</li><li>4000 0000 0000 0127: sem resposta, cobrado</li></ul>`;

function act(simulador: Simulador, fields: URLSearchParams): boolean {
  const txid = fields.get('txid') ?? '';
  const acao = fields.get('acao');
  if (acao === 'liquidar') return simulador.liquidarPix(txid);
  if (acao === 'falhar') return simulador.falharPix(txid);
  if (acao !== 'atrasar') return false;
  simulador.atrasarCodigo(CONSULTAS_ATRASADAS);
  return true;
}

/**
 * The page on which a person pays, refuses and delays the simulator's payments. `avisar` gets the changed Pix, like a
 * provider's notice.
 */
export async function serveDemoPayments(
  app: FastifyInstance,
  simulador: Simulador,
  avisar: (txid: string) => Promise<void>,
): Promise<void> {
  await serveForms(app, {
    path: DEMO_PAGAMENTOS,
    read: () => page('Pagamentos de demonstração', content(simulador.listarPix())),
    async act(fields) {
      if (!act(simulador, fields))
        return { status: 404, html: '<p>Este pagamento não existe ou foi cancelado.</p>' };
      await avisar(fields.get('txid') ?? '');
      return { location: DEMO_PAGAMENTOS };
    },
  });
}
