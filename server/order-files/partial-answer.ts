import { MOTIVOS, RESPOSTAS } from '#server/integration/layouts/reasons.ts';
import type { ProdutoDoPedido } from './data/answered-orders.ts';
import type { ItemRespondido, Resposta } from './read-answers.ts';

/** The most items that the text names. */
const NOMEADOS = 30;

function wordsOf(
  { produto: codigo, quantidadeAtendida, motivo }: ItemRespondido,
  produtos: ReadonlyMap<string, ProdutoDoPedido>,
): string {
  const { nome = codigo, pedidas = 0 } = produtos.get(codigo) ?? {};
  const de = pedidas >= quantidadeAtendida && pedidas > 0 ? ` de ${pedidas}` : '';
  return `${nome}: ${quantidadeAtendida}${de} (${motivo})`;
}

/** The text that users read when the company delivers an order in part: the confirmed units of each item that is cut. */
export function textOfParcial(
  { motivo, itens }: Pick<Resposta, 'motivo' | 'itens'>,
  produtos: ReadonlyMap<string, ProdutoDoPedido>,
): string {
  const reason = motivo.startsWith(MOTIVOS['01']) ? motivo : `${RESPOSTAS.P}: ${motivo}`;
  const cut = itens.filter(
    ({ produto, quantidadeAtendida }) => produtos.get(produto)?.pedidas !== quantidadeAtendida,
  );
  const named = cut.slice(0, NOMEADOS).map((item) => wordsOf(item, produtos));
  const more = cut.length > NOMEADOS ? [`e mais ${cut.length - NOMEADOS} itens`] : [];
  return [reason.replace(/\.$/, ''), ...(named.length > 0 ? [[...named, ...more].join('; ')] : [])].join(
    '. ',
  );
}
