import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '#lib/format-date.ts';
import { escaped, page, policyOf } from '#server/demo/html/page.ts';
import type { Caixa, MensagemGuardada } from './caixa.ts';

/** The address of the demonstration's mails. */
export const DEMO_MENSAGENS = '/demo/mensagens';

/** Makes a link of a line that is an address of the app. */
const line = (text: string): string =>
  /^(?:https?:\/\/|\/)\S+$/.test(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);

const article = ({ para, assunto, texto, enviadaEm }: MensagemGuardada): string =>
  `<article><h2>${escaped(assunto)}</h2><p>Para ${escaped(para)}, ${formatDateTime(enviadaEm)}</p>` +
  `<p>${texto.split('\n').map(line).join('<br>')}</p></article>`;

const content = (mensagens: readonly MensagemGuardada[]): string => `
<p>Nenhum e-mail sai daqui. O que seria enviado fica nesta página até o servidor ser encerrado.</p>
${
  mensagens.length === 0
    ? '<p>Nenhuma mensagem foi enviada desde que o servidor iniciou.</p>'
    : mensagens.map(article).join('\n')
}`;

/** The page with the mails that a demonstration would have sent. */
export function serveDemoMail(app: FastifyInstance, caixa: Caixa): void {
  app.get(DEMO_MENSAGENS, (_request, reply) =>
    reply
      .header('content-security-policy', policyOf("'none'"))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page('Mensagens de demonstração', content(caixa.listar()))),
  );
}
