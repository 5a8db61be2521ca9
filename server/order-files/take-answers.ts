import { Readable } from 'node:stream';
import { LIMITE_RETIRADA } from '#contract/integration/carga.ts';
import { PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { receberPedido } from '#server/events/data/received-orders.ts';
import { finishCarga } from '#server/integration/data/finish-load.ts';
import { receiveCarga } from '#server/integration/data/receive-load.ts';
import { listRecusadas } from '#server/integration/data/refused.ts';
import { putDito, readParteDoPedido, readProdutosDoPedido } from './data/answered-orders.ts';
import { textOfParcial } from './partial-answer.ts';
import type { Resposta } from './read-answers.ts';

/** The answers that were taken, and why others were not. */
export type Tomadas = {
  readonly recebidos: readonly Resposta[];
  readonly recusados: readonly Resposta[];
  readonly erros: readonly string[];
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Why an answer cannot be taken; undefined when it can. */
async function whyWrong(db: Database, resposta: Resposta): Promise<string | undefined> {
  const { idPrePedido, cpfCnpj, numeroErp } = resposta;
  const pedido = await readParteDoPedido(db, idPrePedido);
  if (pedido === undefined) return 'não existe';
  if (cpfCnpj !== undefined && digits(pedido.cpfCnpj) !== digits(cpfCnpj))
    return `não é do cliente ${cpfCnpj}`;
  if (resposta.resposta === 'R') return undefined;
  return numeroErp === '' ? 'foi aceito sem o número da empresa' : undefined;
}

/** The text that users read: of a whole order the company's own words, of a part what it delivers. */
async function textOf(db: Database, resposta: Resposta): Promise<string> {
  if (resposta.resposta !== 'P') return resposta.mensagem;
  const codigos = resposta.itens.map(({ produto }) => produto);
  return textOfParcial(resposta, await readProdutosDoPedido(db, resposta.idPrePedido, codigos));
}

/** Keeps the company's number of an order that it accepted, its day of delivery and its text. Returns why not. */
async function takeAceita(db: Database, resposta: Resposta, now: Date): Promise<string | undefined> {
  const { idPrePedido, numeroErp } = resposta;
  const kept = await receberPedido(db, { idPrePedido, numeroErp, recebidoEm: now });
  if (kept === 'passado')
    return `tem o número ${numeroErp} de um pedido do histórico, que é de outro cliente ou tem nota, título ou lançamento`;
  if (kept?.numeroErp !== numeroErp) return `já foi recebido com o número ${kept?.numeroErp}`;
  const { previsaoEntrega } = resposta;
  await putDito(db, idPrePedido, { texto: await textOf(db, resposta), previsaoEntrega });
  return undefined;
}

/** Refuses orders by a load of their status, so that it follows the rules of the door. Returns why not, by order. */
async function takeRecusadas(
  db: Database,
  recusas: readonly Resposta[],
  clock: () => Date,
): Promise<ReadonlyMap<number, string>> {
  const errors = new Map<number, string>();
  if (recusas.length === 0) return errors;
  const lines = recusas.map(({ idPrePedido, em = clock(), motivo: ocorrencia }) =>
    JSON.stringify({
      pedido: String(idPrePedido),
      situacao: String(PEDIDO_RECUSADO),
      em: em.toISOString(),
      ocorrencia,
    }),
  );
  const carga = {
    recurso: 'etapas',
    modo: 'incluirAlterar',
    simulacao: false,
    limiteRetirada: LIMITE_RETIRADA,
    idToken: null,
    chave: null,
  } as const;
  const body = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
  const received = await receiveCarga(db, carga, body, clock());
  if (!received.ok) throw new Error(`the load of refusals was not received: ${received.error.kind}`);
  const { idCarga } = await finishCarga(db, received.value, clock);
  for await (const { linha, motivo } of listRecusadas(db, idCarga)) {
    const recusa = recusas[linha - 1];
    if (recusa !== undefined) errors.set(recusa.idPrePedido, motivo);
  }
  return errors;
}

/** Takes the company's answers: its numbers and confirmed units are kept, refused orders end. A repeat changes nothing. */
export async function takeRespostas(
  db: Database,
  respostas: readonly Resposta[],
  clock: () => Date,
): Promise<Tomadas> {
  const recebidos: Resposta[] = [];
  const recusas: Resposta[] = [];
  const erros: string[] = [];
  for (const resposta of respostas) {
    const { linha, idPrePedido } = resposta;
    const isRecusa = resposta.resposta === 'R';
    const motivo =
      (await whyWrong(db, resposta)) ?? (isRecusa ? undefined : await takeAceita(db, resposta, clock()));
    if (motivo !== undefined) erros.push(`Linha ${linha}: o pedido ${idPrePedido} ${motivo}.`);
    else (isRecusa ? recusas : recebidos).push(resposta);
  }
  const failed = await takeRecusadas(db, recusas, clock);
  erros.push(
    ...recusas.flatMap(({ linha, idPrePedido }) => {
      const motivo = failed.get(idPrePedido);
      return motivo === undefined ? [] : [`Linha ${linha}: ${motivo}`];
    }),
  );
  return { recebidos, recusados: recusas.filter(({ idPrePedido }) => !failed.has(idPrePedido)), erros };
}
