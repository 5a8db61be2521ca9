import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { idAnexo } from '#contract/returns/devolucao-anexos.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { policyOf } from '#server/demo/html/page.ts';
import { contentTypeOf, readAnexo } from '#server/returns/data/anexos.ts';
import { idOf } from './campos.ts';
import { type DevolucaoAberta, devolucoesAbertas } from './devolucoes-abertas.ts';
import { DEMO_FOTOGRAFIA } from './endereco.ts';

const fotografia = (
  { idDevolucaoEletronica, idDevolucaoVenda }: DevolucaoAberta,
  id: string,
  at: number,
): string => {
  const address = `${DEMO_FOTOGRAFIA}?devolucao=${idDevolucaoEletronica}&amp;anexo=${id}`;
  const name = `Fotografia ${at + 1} da devolução ${idDevolucaoVenda}`;
  return `<a href="${address}"><img src="${address}" alt="${name}" height="64" loading="lazy"></a>`;
};

/** A return's photographs as small pictures that open the whole ones. */
export const fotografiasHtml = (devolucao: DevolucaoAberta): string =>
  devolucao.idAnexos.map((id, at) => fotografia(devolucao, id, at)).join(' ');

/** Serves the photographs of the returns that the page shows, and of no other. */
export function serveFotografias(app: FastifyInstance, db: Database): void {
  app.get(DEMO_FOTOGRAFIA, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const devolucao = idOf(searchParams.get('devolucao'));
    const anexo = z.safeParse(idAnexo, searchParams.get('anexo'));
    const found =
      devolucao !== undefined && anexo.success
        ? await readAnexo(devolucoesAbertas(db), devolucao, anexo.data)
        : undefined;
    reply.header('content-security-policy', policyOf("'none'")).header('cache-control', 'no-store');
    if (found === undefined)
      return await reply.code(404).type('text/plain; charset=utf-8').send('Esta fotografia não existe.');
    return await reply.type(contentTypeOf(found)).send(Buffer.from(found.conteudo));
  });
}
