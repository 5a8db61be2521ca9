import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { PixSimulado, Simulador } from './simulator.ts';

/** The address of the page that settles a demonstration's payments by hand. */
export const DEMO_PAGAMENTOS = '/demo/pagamentos';

const CONSULTAS_ATRASADAS = 5;
/** Allows no script, no style and no other content; only forms that are sent back here. */
const CSP = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

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

const page = (pixes: readonly PixSimulado[]): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pagamentos de demonstração</title></head><body><main>
<h1>Pagamentos de demonstração</h1>
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
<li>4000 0000 0000 0119: sem resposta, nada cobrado</li><li>4000 0000 0000 0127: sem resposta, cobrado</li></ul>
</main></body></html>`;

/** Another site's form is also sent with the user's browser; a form of this page names its origin. */
function isOfThisSite({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}

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
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    const send = (reply: FastifyReply, status: number, html: string) =>
      reply
        .code(status)
        .header('content-security-policy', CSP)
        .header('cache-control', 'no-store')
        // With no policy at all, a browser hides the origin of its forms.
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(html);
    scope.get(DEMO_PAGAMENTOS, (_request, reply) => send(reply, 200, page(simulador.listarPix())));
    scope.post(DEMO_PAGAMENTOS, async (request, reply) => {
      if (!isOfThisSite(request)) return send(reply, 403, '<p>Este formulário veio de outro site.</p>');
      const { body } = request;
      if (!(body instanceof URLSearchParams) || !act(simulador, body))
        return send(reply, 404, '<p>Este pagamento não existe ou foi cancelado.</p>');
      await avisar(body.get('txid') ?? '');
      return reply.redirect(DEMO_PAGAMENTOS, 303);
    });
  });
}
