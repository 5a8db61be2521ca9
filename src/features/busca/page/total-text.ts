import { formatCount } from '#lib/format-number.ts';

/** '1 item no total', '29.849 itens no total'. */
export const totalText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'item' : 'itens'} no total`;
