import type { Carrinho } from '#contract/cart/carrinho.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import type { Result } from '#lib/result.ts';
import type { Falha } from '#parts/failure/falha.ts';

/** The result of processing a cart. */
export type Processado =
  | { kind: 'feito' }
  /** The cart is no longer the one that the user confirmed. */
  | { kind: 'mudou' }
  | Falha;

/** The calls of a processing; each stores the cart of its response on the device. */
export type Chamadas = {
  etapa: () => Promise<Result<Carrinho, Falha>>;
  confirmacao: (revisao: number) => Promise<Result<Carrinho, Falha>>;
  /** The cart as it is now; null without a cart. */
  releitura: () => Promise<Result<Carrinho | null, Falha>>;
};

/** Reads the cart when the response does not tell: it was lost, or refused because the cart is no longer open. */
async function afterFailure({ releitura }: Chamadas, falha: Falha): Promise<Processado> {
  if (falha.kind === 'sessao') return falha;
  const read = await releitura();
  if (read.ok && isPendente(read.value?.idCarrinhoSituacao)) return { kind: 'feito' };
  const hasChanged = falha.kind === 'recusa' && falha.codigo === 'carrinho-mudou';
  return hasChanged ? { kind: 'mudou' } : falha;
}

/**
 * Sets the step and confirms all groups. After a lost response it reads the cart: pending means that it went through.
 */
export async function processar(chamadas: Chamadas): Promise<Processado> {
  const step = await chamadas.etapa();
  if (!step.ok) return afterFailure(chamadas, step.error);
  const done = await chamadas.confirmacao(step.value.revisao);
  if (!done.ok) return afterFailure(chamadas, done.error);
  return isPendente(done.value.idCarrinhoSituacao)
    ? { kind: 'feito' }
    : afterFailure(chamadas, { kind: 'silencio', isServidor: false });
}
