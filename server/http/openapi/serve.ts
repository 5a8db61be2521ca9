import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { machineCalls } from '#contract/integration/machine-calls.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { sendAnswer } from '#server/http/errors.ts';
import { readDocComments } from './doc-comments.ts';
import { toOpenApi } from './document.ts';
import { DOCS_POLICY, toPage } from './page.ts';

const JSON_URL = '/api/docs';
const PAGE_URL = '/api/docs/';

/** The addresses of the contract's description. */
export const DOCS: readonly string[] = [JSON_URL, PAGE_URL];

const made: { json?: string; page?: string } = {};

const toDocument = () => toOpenApi([...calls, ...machineCalls], readDocComments());

/**
 * Serves the contract as OpenAPI (`/api/docs`) and as a page to read (`/api/docs/`); each is made at its first request.
 */
export function serveDocs(app: FastifyInstance): void {
  app.get(JSON_URL, (_request, reply) => {
    made.json ??= JSON.stringify(toDocument());
    return sendAnswer(reply, { status: 200, corpo: made.json });
  });
  app.get(PAGE_URL, (_request, reply) => {
    made.page ??= toPage(toDocument());
    return reply
      .header(MARKER_HEADER, MARKER_VALUE)
      .header('cache-control', 'no-store')
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(made.page);
  });
}
