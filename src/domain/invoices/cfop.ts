/** Returns the CFOP of a sale of goods made by others: with ST that the seller withholds or without, by state. */
export const cfopDaVenda = (comSt: boolean, isInterna: boolean): string =>
  (isInterna ? '5' : '6') + (comSt ? '403' : '102');
