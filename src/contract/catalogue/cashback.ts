import * as z from 'zod/mini';
import { precoUnitario, reais } from '#contract/wire/wire.ts';

/** The limits of a whole cashback campaign, for items without limits of their own; null is no limit. */
export const cashbackConfiguracao = z.object({
  utilizarLimitadorQuantidadeLimite: z.boolean(),
  quantidadeLimite: z.nullable(z.int()),
  utilizarLimitadorValorLimite: z.boolean(),
  valorLimite: z.nullable(reais),
  /** The path of the page that explains the campaign, or its text as HTML; null if there is none. */
  hotsiteUrl: z.nullable(z.string()),
  hotsiteHtml: z.nullable(z.string()),
});

export type CashbackConfiguracao = z.output<typeof cashbackConfiguracao>;

/** The cashback of an item for a customer. A limit counts only with its flag set; null is no limit. */
export const cashbackItem = z.object({
  /** For each unit, in ten-thousandths of a real. */
  valorCashbackItem: precoUnitario,
  utilizarLimitadorQuantidade: z.boolean(),
  /** Units that count in one cart line. */
  quantidadeLimite: z.nullable(z.int()),
  utilizarLimitadorValor: z.boolean(),
  /** The most that one cart line brings. */
  valorLimite: z.nullable(reais),
  cashbackConfiguracao: z.optional(z.nullable(cashbackConfiguracao)),
});

export type CashbackItem = z.output<typeof cashbackItem>;
