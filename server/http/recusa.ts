import { millisecondsInMinute } from 'date-fns/constants';
import type { Erro } from '#contract/erro.ts';
import type { Codigo } from '#contract/wire/codigo.ts';
import { fail } from '#lib/result.ts';

/** A refusal as a value: the status and the body of the contract's error, in code's form. */
export type Recusa = Erro & {
  readonly status: number;
  readonly Codigo: Codigo;
  /** After this many milliseconds the same request is let through; sent in the header, not in the body. */
  readonly esperaMs?: number;
};

const STATUS: Readonly<Record<Codigo, number>> = {
  'requisicao-invalida': 400,
  'nao-autenticado': 401,
  'sessao-expirada': 401,
  'sessao-encerrada': 401,
  'credenciais-invalidas': 401,
  'senha-incorreta': 422,
  'senha-invalida': 422,
  'link-invalido': 410,
  'outro-usuario': 403,
  'cliente-nao-vinculado': 403,
  'sem-permissao': 403,
  'nao-encontrado': 404,
  'chamada-desconhecida': 404,
  'metodo-nao-permitido': 405,
  'item-nao-encontrado': 404,
  'item-sem-condicao': 422,
  'combo-indisponivel': 422,
  'combo-limite': 422,
  'quantidade-invalida': 422,
  'sem-preferencias': 422,
  'sem-meio-pagamento': 422,
  'sem-itens-atendidos': 422,
  'carrinho-vazio': 422,
  'carrinho-pendente': 409,
  'carrinho-mudou': 409,
  'carrinho-finalizado': 409,
  'politica-nao-aceita': 422,
  'limite-excedido': 422,
  'minimo-diario': 422,
  'minimo-grupo': 422,
  'cashback-insuficiente': 422,
  'cartao-invalido': 422,
  'grupo-pago': 409,
  'pagamento-em-processamento': 409,
  'pagamento-nao-permitido': 422,
  'pagamento-pendente': 422,
  'pagamento-recusado': 422,
  'operadora-indisponivel': 503,
  'orcamento-nao-repete': 422,
  'situacao-nao-permite': 409,
  'prazo-encerrado': 422,
  'lote-esgotado': 422,
  'devolucao-sem-itens': 422,
  'devolucao-nao-permitida': 422,
  'devolucao-mudou': 409,
  'arquivo-invalido': 422,
  'contato-nao-alteravel': 422,
  'contato-duplicado': 422,
  'carta-sem-itens': 422,
  'carta-nao-permitida': 422,
  'carta-em-aberto': 409,
  'carga-nao-desfaz': 409,
  'visita-mudou': 409,
  'pedido-ja-recebido': 409,
  'em-andamento': 409,
  'chave-reutilizada': 422,
  'chave-recusada': 422,
  'cursor-desconhecido': 410,
  'outra-epoca': 409,
  'area-nao-atendida': 422,
  'corpo-grande': 413,
  'muitas-requisicoes': 429,
  indisponivel: 503,
  'erro-interno': 500,
};

/** The status of every refusal with this code. */
export const statusOf = (codigo: Codigo): number => STATUS[codigo];

/** The extra members of some refusals. */
type Extra = 'pedidos' | 'carrinho' | 'devolucao' | 'email' | 'telefone' | 'idCartaCorrecao';

/**
 * Makes a refusal; the status follows from the code. `more` holds extra fields of some refusals, and a title other than
 * the usual one.
 */
export function recusa(
  codigo: Codigo,
  sentence: string,
  more: Partial<Pick<Erro, 'Message' | Extra>> = {},
): Recusa {
  return {
    status: STATUS[codigo],
    // The title of a warning; the user cannot act on an internal error.
    Message: codigo === 'erro-interno' ? 'Mensagem' : 'Atenção!',
    Description: sentence,
    Codigo: codigo,
    ...more,
  };
}

/** A refusal as the failed half of a Result. */
export const refuse = (...args: Parameters<typeof recusa>): { ok: false; error: Recusa } =>
  fail(recusa(...args));

/** Too many tries of `oQue` in a window that ends in `esperaMs`. */
export function refuseTooMany(oQue: string, esperaMs: number): { ok: false; error: Recusa } {
  const minutes = Math.ceil(esperaMs / millisecondsInMinute);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  const sentence = `${oQue} Aguarde ${wait} e tente de novo.`;
  return fail({ ...recusa('muitas-requisicoes', sentence), esperaMs });
}

/**
 * True for a refusal that is the same for each repeat of the same bytes, so it is stored under the request's key.
 * Refusals that ask for a log-in, a pause or another try are not.
 */
export function isDefinitive({ status, Codigo }: Recusa): boolean {
  if (status < 400 || status >= 500 || Codigo === 'em-andamento') return false;
  return ![401, 403, 408, 425, 429].includes(status);
}

/** Another request holds the key or the rows for longer than we wait. */
export const emAndamento = (): Recusa =>
  recusa('em-andamento', 'Esta operação ainda está em andamento. Tente de novo em alguns segundos.');

/** The same refusal whether the customer exists or not. */
export const naoVinculado = (): { ok: false; error: Recusa } =>
  refuse('cliente-nao-vinculado', 'Este cliente não está vinculado ao seu usuário.');
