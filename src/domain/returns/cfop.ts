/** Return of goods bought for resale without ST, or with ST that the seller withholds now or withheld earlier. */
const DE_SEM_ST = '202';
const DE_COM_ST = '411';

/** Sales of own or bought goods (x1xx, x2xx), and those with ST (x401 to x405). */
const VENDA_SEM_ST = /^\d[12]\d\d$/;
const VENDA_COM_ST = /^\d40[1-5]$/;

/** An invoice's line: its CFOP, '' where it is not known, and its ST in cents. */
type LinhaVendida = { readonly cfop: string; readonly st: number };

/** Returns the CFOP of a returned line from that of its sale, within a state or to another one. */
export function cfopDaDevolucao({ cfop, st }: LinhaVendida, isInterna: boolean): string {
  const comSt = VENDA_COM_ST.test(cfop) || (!VENDA_SEM_ST.test(cfop) && st > 0);
  return (isInterna ? '5' : '6') + (comSt ? DE_COM_ST : DE_SEM_ST);
}
