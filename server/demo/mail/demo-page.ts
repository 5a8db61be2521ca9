import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '#lib/format-date.ts';
import type { Caixa, MensagemGuardada } from './caixa.ts';

/** The address of the demonstration's mails. */
export const DEMO_MENSAGENS = '/demo/mensagens';

/** Allows no script, no style and no other content. */
const CSP = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Makes a link of a line that is an address of the app. */
const line = (text: string): string =>
  /^(?:https?:\/\/|\/)\S+$/.test(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);

const article = ({ para, assunto, texto, enviadaEm }: MensagemGuardada): string =>
  `<article><h2>${escaped(assunto)}</h2><p>Para ${escaped(para)}, ${formatDateTime(enviadaEm)}</p>` +
  `<p>${texto.split('\n').map(line).join('<br>')}</p></article>`;

const page = (mensagens: readonly MensagemGuardada[]): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mensagens de demonstração</title></head><body><main>
<h1>Mensagens de demonstração</h1>
<p>Nenhum e-mail sai daqui. O que seria enviado fica nesta página até o servidor ser encerrado.</p>
${
  mensagens.length === 0
    ? '<p>Nenhuma mensagem foi enviada desde que o servidor iniciou.</p>'
    : mensagens.map(article).join('\n')
}
</main></body></html>`;

/** The page with the mails that a demonstration would have sent. */
export function serveDemoMail(app: FastifyInstance, caixa: Caixa): void {
  app.get(DEMO_MENSAGENS, (_request, reply) =>
    reply
      .header('content-security-policy', CSP)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(caixa.listar())),
  );
}
