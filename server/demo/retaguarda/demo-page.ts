import type { FastifyInstance } from 'fastify';
import { businessDayOf } from '#lib/business-day.ts';
import { ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { type Resposta, serveForms } from '#server/demo/html/forms.ts';
import { page } from '#server/demo/html/page.ts';
import { type Recebimento, receberConta } from '#server/payment/data/receber-conta.ts';
import { contasHtml, DEMO_RETAGUARDA } from './contas.ts';
import { listContasAbertas, listDevedores } from './contas-abertas.ts';

const TITULO = 'Retaguarda de demonstração';

const RECUSAS: Readonly<Record<Exclude<Recebimento, 'recebida'>, readonly [status: number, texto: string]>> =
  {
    paga: [409, 'Esta conta já está liquidada.'],
    antecipada: [422, 'Esta conta é liquidada pelo pagamento do seu pedido.'],
    'valor-invalido': [422, 'O valor de uma parte fica acima de zero e abaixo do que se deve.'],
    'nao-encontrada': [404, 'Esta conta não existe.'],
  };

const ID = /^\d{1,9}$/;
const REAIS = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

const idOf = (text: string | null): number | undefined =>
  text !== null && ID.test(text) ? Number(text) : undefined;

/** Cents of a number field; null for an empty one, undefined for no amount. */
function centsOf(text: string): number | null | undefined {
  if (text === '') return null;
  const [, reais, cents = ''] = REAIS.exec(text) ?? [];
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}

const recusa = ([status, texto]: readonly [number, string]): Resposta => ({
  status,
  html: page(TITULO, `<p>${texto}</p>\n<p><a href="${DEMO_RETAGUARDA}">Voltar</a></p>`),
});

/** The page on which a person plays the company's office: money for an instalment arrives, whole or in part. */
export async function serveRetaguarda(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
): Promise<void> {
  const receber = async (fields: URLSearchParams): Promise<Resposta> => {
    const id = idOf(fields.get('id'));
    const valor = centsOf(fields.get('valor') ?? '');
    if (id === undefined) return recusa(RECUSAS['nao-encontrada']);
    if (valor === undefined) return recusa(RECUSAS['valor-invalido']);
    const done = await transact(db, async (trx) => ok(await receberConta(trx, id, valor, clock())));
    const recebimento = done.ok ? done.value : 'nao-encontrada';
    if (recebimento !== 'recebida') return recusa(RECUSAS[recebimento]);
    return { location: `${DEMO_RETAGUARDA}?cliente=${idOf(fields.get('cliente')) ?? ''}` };
  };
  await serveForms(app, {
    path: DEMO_RETAGUARDA,
    async read(query) {
      const cliente = idOf(query.get('cliente'));
      const contas = cliente === undefined ? [] : await listContasAbertas(db, cliente);
      const intro =
        '<p>Esta página faz o papel do escritório da empresa. Nenhum dinheiro passa por aqui.</p>';
      return page(
        TITULO,
        `${intro}\n${contasHtml(await listDevedores(db), cliente, contas, businessDayOf(clock()))}`,
      );
    },
    act: (fields) =>
      fields.get('acao') === 'receber' ? receber(fields) : recusa([404, 'Esta ação não existe.']),
  });
}
