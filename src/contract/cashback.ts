import * as z from 'zod/mini';
import { reais } from './wire.ts';

/** What holds for all items of a cashback campaign; an item's own limits come before these. */
const cashbackConfiguracao = z.object({
  utilizarLimitadorQuantidadeLimite: z.boolean(),
  quantidadeLimite: z.int(),
  utilizarLimitadorValorLimite: z.boolean(),
  valorLimite: reais,
  /** What explains the campaign: the address of a hotsite, or its own HTML; null for none. */
  hotsiteUrl: z.nullable(z.string()),
  hotsiteHtml: z.nullable(z.string()),
});

/** What a unit of an item gives back, and up to where. */
export const cashbackItem = z.object({
  /** For one unit. */
  valorCashbackItem: reais,
  utilizarLimitadorQuantidade: z.boolean(),
  quantidadeLimite: z.int(),
  utilizarLimitadorValor: z.boolean(),
  valorLimite: reais,
  cashbackConfiguracao: z.optional(z.nullable(cashbackConfiguracao)),
});

export type CashbackItem = z.output<typeof cashbackItem>;
