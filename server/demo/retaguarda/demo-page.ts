import type { FastifyInstance } from 'fastify';
import { businessDayOf } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { serveForms } from '#server/demo/html/forms.ts';
import { page } from '#server/demo/html/page.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { idOf } from './campos.ts';
import { cartasHtml, DECISOES } from './cartas.ts';
import { listCartasAbertas } from './cartas-abertas.ts';
import { clientesHtml } from './clientes.ts';
import { contasHtml } from './contas.ts';
import { listContasAbertas } from './contas-abertas.ts';
import { decidirDoFormulario } from './decidir-carta.ts';
import { ATOS, devolucoesHtml } from './devolucoes.ts';
import { listDevolucoesAbertas } from './devolucoes-abertas.ts';
import { documentosHtml, FINS } from './documentos.ts';
import { listDocumentosAbertos } from './documentos-abertos.ts';
import { encerrarDoFormulario } from './encerrar-documento.ts';
import { DEMO_RETAGUARDA } from './endereco.ts';
import { serveFotografias } from './fotografias.ts';
import { listClientes } from './listar-clientes.ts';
import { moverDoFormulario } from './mover-devolucao.ts';
import { receberDoFormulario } from './receber-conta.ts';
import { type Recusa, recusar, TITULO } from './recusas.ts';

const INTRO = '<p>Esta página faz o papel do escritório da empresa. Nenhum dinheiro passa por aqui.</p>';
const SEM_ACAO: Recusa = [404, 'Esta ação não existe.'];

/**
 * The page on which a person plays the company's office: money for an instalment arrives, whole or in part, and returns
 * are approved, refused, authorised, received and cancelled. It shows the photographs of those returns. Correction
 * letters are approved or refused. Requests for review are resolved or deleted; their files are not shown.
 */
export async function serveRetaguarda(
  app: FastifyInstance,
  office: { readonly db: Database; readonly clock: () => Date; readonly emissor: Emissor | undefined },
): Promise<void> {
  const { db, clock } = office;
  const act = async (fields: URLSearchParams): Promise<Recusa | undefined> => {
    const acao = fields.get('acao');
    if (acao === 'receber') return receberDoFormulario(db, fields, clock());
    const ato = ATOS.find((one) => one.acao === acao);
    if (ato !== undefined) return moverDoFormulario(db, ato, fields, clock());
    const decisao = DECISOES.find((one) => one.acao === acao);
    if (decisao !== undefined) return decidirDoFormulario(office, decisao, fields, clock());
    const fim = FINS.find((one) => one.acao === acao);
    return fim === undefined ? SEM_ACAO : encerrarDoFormulario(db, fim, fields, clock());
  };
  const partes = async (cliente: number): Promise<string> =>
    [
      contasHtml(await listContasAbertas(db, cliente), businessDayOf(clock())),
      devolucoesHtml(await listDevolucoesAbertas(db, cliente)),
      cartasHtml(await listCartasAbertas(db, cliente)),
      documentosHtml(await listDocumentosAbertos(db, cliente)),
    ].join('\n');
  serveFotografias(app, db);
  await serveForms(app, {
    path: DEMO_RETAGUARDA,
    hasPictures: true,
    async read(query) {
      const cliente = idOf(query.get('cliente'));
      const chosen = cliente === undefined ? '' : await partes(cliente);
      return page(TITULO, `${INTRO}\n${clientesHtml(await listClientes(db), cliente)}\n${chosen}`);
    },
    async act(fields) {
      const recusa = await act(fields);
      if (recusa !== undefined) return recusar(recusa);
      return { location: `${DEMO_RETAGUARDA}?cliente=${idOf(fields.get('cliente')) ?? ''}` };
    },
  });
}
