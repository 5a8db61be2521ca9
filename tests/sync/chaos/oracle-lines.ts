import * as z from 'zod/mini';
import { linhaDetalhe } from '#contract/cart/linha.ts';
import { isSameDetalhe, isSameLinha, type LinhaPedida } from '#domain/cart/linha.ts';
import { type Intent, laneOf } from '#vault/outbox-rows.ts';
import type { Device } from './device.ts';
import type { Network } from './network.ts';

const answered = z.object({
  carrinho: z.object({
    idPessoaCliente: z.number(),
    itens: z.array(
      z.object({
        idItem: z.number(),
        idItemTipo: z.number(),
        idCondicao: z.number(),
        quantidade: z.number(),
        ...linhaDetalhe.def.shape,
      }),
    ),
  }),
});

/**
 * Checks that every change reached only its own customer's cart, and left its line at a quantity requested under its
 * key.
 */
export function checkLines({ served }: Network, devices: readonly Device[]): string[] {
  const entries = devices.flatMap(({ ledger }) => [...ledger.entries.values()]);
  const wishes = Map.groupBy(entries, ({ key }) => key);
  const broken: string[] = [];
  for (const { key, status, text } of served.values()) {
    const asked = wishes.get(key) ?? [];
    const told = status < 300 ? z.safeParse(answered, JSON.parse(text)) : null;
    if (!told?.success) continue;
    const { idPessoaCliente, itens } = told.data.carrinho;
    const lane = laneOf(idPessoaCliente);
    if (asked.some((entry) => entry.lane !== lane && entry.intent.tipo !== 'intencao'))
      broken.push(`${key} of ${asked[0]?.lane ?? ''} was done to the cart of ${lane}`);
    const linhas = asked.flatMap(({ intent }) => (intent.tipo === 'linha' ? [intent] : []));
    if (linhas.length > 0 && !linhas.some((intent) => isDone(intent, itens)))
      broken.push(
        `${key} asked for ${linhas.map((l) => l.quantidade).join(' or ')}: ${JSON.stringify(itens)}`,
      );
  }
  return broken;
}

const isDone = (
  { linha, quantidade, detalhe }: Extract<Intent, { tipo: 'linha' }>,
  itens: readonly LinhaPedida[],
): boolean => {
  const item = itens.find((i) => isSameLinha(i, linha));
  if (item === undefined || quantidade === 0) return (item?.quantidade ?? 0) === quantidade;
  return item.quantidade === quantidade && isSameDetalhe({ ...item, ...detalhe }, item);
};
