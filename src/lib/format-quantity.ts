import { formatCount } from './format-number.ts';

/** A number of things in words: '1 conta', '2 contas'. */
export const formatQuantity = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
