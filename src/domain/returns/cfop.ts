/** Return of goods bought for resale, without ST or with it. */
const SEM_ST = '202';
const COM_ST = '411';

/** Returns the CFOP of a returned line, within a state or to another one. */
export const cfopDaDevolucao = (comSt: boolean, isInterna: boolean): string =>
  (isInterna ? '5' : '6') + (comSt ? COM_ST : SEM_ST);
