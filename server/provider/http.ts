import * as z from 'zod/mini';
import type { Cobranca, Pagamentos, Pix } from './port.ts';

/** The address of the provider's adapter. The times are in milliseconds. */
export type OperadoraHttp = {
  readonly url: string;
  readonly token: string | undefined;
  readonly cardTimeout?: number;
  readonly timeout?: number;
};

const CARD_TIMEOUT = 20_000;
const TIMEOUT = 5_000;
/** An adapter's message is shown to the customer and stored. */
const MAX_MENSAGEM = 200;

const cobranca = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('paga'), autorizacao: z.string().check(z.maxLength(64)) }),
  z.object({ situacao: z.literal('recusada'), mensagem: z.string() }),
  z.object({ situacao: z.literal('desconhecida') }),
]);
const inexistente = z.object({ situacao: z.literal('inexistente') });
const pix = z.object({
  situacao: z.enum(['pendente', 'paga', 'expirada', 'erro', 'indisponivel']),
  copiaECola: z.string().check(z.maxLength(512)),
});
const cancelamento = z.object({ situacao: z.enum(['cancelada', 'paga']) });
const liberado = z.object({ liberado: z.boolean() });

const DESCONHECIDA: Cobranca = { situacao: 'desconhecida' };
const INDISPONIVEL: Pix = { situacao: 'indisponivel', copiaECola: '' };

/** A refusal may repeat the card's number and would be stored: long runs of digits are removed. */
const toCobranca = (answer: Cobranca): Cobranca =>
  answer.situacao === 'recusada'
    ? {
        ...answer,
        mensagem: answer.mensagem.replaceAll(/\d(?:[ .-]?\d){7,}/g, '…').slice(0, MAX_MENSAGEM),
      }
    : answer;

/**
 * The port over HTTP and JSON, as described in README.md in this folder. An unreadable response is an unknown outcome.
 */
export function createOperadoraHttp(operadora: OperadoraHttp): Pagamentos {
  const cardTimeout = operadora.cardTimeout ?? CARD_TIMEOUT;
  const cartao = (referencia: string) => `cartao/cobrancas/${encodeURIComponent(referencia)}`;
  const doPix = (txid: string) => `pix/${encodeURIComponent(txid)}`;
  const ask = (path: string, timeout = operadora.timeout ?? TIMEOUT, put?: object) =>
    readJson(operadora, path, { timeout, put, method: put === undefined ? 'GET' : 'PUT' });
  return {
    async cartaoLiberado(idPessoaFilial) {
      const answer = z.safeParse(liberado, await ask(`cartao/filiais/${idPessoaFilial}`));
      return answer.success && answer.data.liberado;
    },
    async cobrarCartao({ referencia, ...nova }) {
      const answer = z.safeParse(cobranca, await ask(cartao(referencia), cardTimeout, nova));
      return answer.success ? toCobranca(answer.data) : DESCONHECIDA;
    },
    async consultarCartao(referencia) {
      const raw = await ask(cartao(referencia), cardTimeout);
      if (z.safeParse(inexistente, raw).success) return { situacao: 'inexistente' };
      const answer = z.safeParse(cobranca, raw);
      return answer.success ? toCobranca(answer.data) : DESCONHECIDA;
    },
    async criarPix({ txid, ...novo }) {
      const put = { ...novo, expiraEm: novo.expiraEm.toISOString() };
      const answer = z.safeParse(pix, await ask(doPix(txid), undefined, put));
      return answer.success ? answer.data : INDISPONIVEL;
    },
    async consultarPix(txid) {
      const answer = z.safeParse(pix, await ask(doPix(txid)));
      return answer.success ? answer.data : INDISPONIVEL;
    },
    async cancelarPix(txid) {
      const timeout = operadora.timeout ?? TIMEOUT;
      const raw = await readJson(operadora, doPix(txid), { timeout, put: undefined, method: 'DELETE' });
      const answer = z.safeParse(cancelamento, raw);
      return answer.success ? answer.data.situacao : 'desconhecida';
    },
  };
}

/** The JSON of a successful response; undefined without a response in time, with another status, or without JSON. */
async function readJson(
  { url, token }: OperadoraHttp,
  path: string,
  { timeout, put, method }: { timeout: number; put: object | undefined; method: 'GET' | 'PUT' | 'DELETE' },
): Promise<unknown> {
  try {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(put === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(put === undefined ? {} : { body: JSON.stringify(put) }),
      // A redirection names another recipient than the one chosen to get card numbers.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return answer.status === 200 ? await answer.json() : undefined;
  } catch {
    // The caller decides what no response means.
    return undefined;
  }
}
