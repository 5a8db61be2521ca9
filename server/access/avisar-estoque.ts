import { descricaoProduto } from '#domain/price/produto.ts';
import { proHref } from '#routes.ts';
import type { Mensagem } from '#server/mail/port.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { Chegada } from './data/estoque-chegado.ts';

/** Alerts that one transaction takes. */
const AT_ONCE = 100;

type Aviso = {
  readonly queries: Pick<Queries, 'takeChegadas'>;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Precedes each path in a mail. */
  readonly endereco: string;
};

/** The mail that tells a user that a product is back. */
function mensagemDeChegada(
  { idProduto, produto, apresentacao, cliente, usuario, email }: Chegada,
  { newId, endereco }: Aviso,
): Mensagem {
  const nome = descricaoProduto(produto, apresentacao);
  return {
    referencia: newId(),
    para: email,
    assunto: 'Produto disponível',
    texto: [
      `Olá, ${usuario}.`,
      '',
      `Você pediu um aviso para ${cliente}. O produto ${nome} está disponível de novo:`,
      '',
      `${endereco}${proHref(idProduto, null)}`,
      '',
      'O estoque pode acabar outra vez antes do seu pedido.',
    ].join('\n'),
  };
}

/** Writes the mails of all stock alerts whose product is back, each once. */
export async function avisarEstoque(aviso: Aviso, signal?: AbortSignal): Promise<void> {
  const { queries, clock } = aviso;
  while (signal?.aborted !== true) {
    const taken = await queries.takeChegadas(clock(), {
      most: AT_ONCE,
      mensagemOf: (chegada) => mensagemDeChegada(chegada, aviso),
    });
    if (taken < AT_ONCE) return;
  }
}
