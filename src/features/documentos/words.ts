import { formatCount } from '#lib/format-number.ts';

/** A number of requests in words. */
export const solicitacoesText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'solicitação' : 'solicitações'}`;
