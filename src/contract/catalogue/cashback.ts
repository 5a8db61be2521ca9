import * as z from 'zod/mini';
import { precoUnitario, reais } from '#contract/wire/wire.ts';

/** What a whole campaign of cashback allows, where the item says nothing of its own; a limit of null is none. */
export const cashbackConfiguracao = z.object({
  utilizarLimitadorQuantidadeLimite: z.boolean(),
  quantidadeLimite: z.nullable(z.int()),
  utilizarLimitadorValorLimite: z.boolean(),
  valorLimite: z.nullable(reais),
  /** The path of the page that explains the campaign, or its text as HTML; null when there is none. */
  hotsiteUrl: z.nullable(z.string()),
  hotsiteHtml: z.nullable(z.string()),
});

export type CashbackConfiguracao = z.output<typeof cashbackConfiguracao>;

/** What a customer gets back for an item. A limit counts only with its flag set; null is no limit. */
export const cashbackItem = z.object({
  /** For each unit, in ten-thousandths of a real. */
  valorCashbackItem: precoUnitario,
  utilizarLimitadorQuantidade: z.boolean(),
  /** Units that count in one cart line. */
  quantidadeLimite: z.nullable(z.int()),
  utilizarLimitadorValor: z.boolean(),
  /** What one cart line brings at most. */
  valorLimite: z.nullable(reais),
  cashbackConfiguracao: z.optional(z.nullable(cashbackConfiguracao)),
});

export type CashbackItem = z.output<typeof cashbackItem>;
