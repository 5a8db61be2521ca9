/** A decimal of the XML in Brazilian form: 1234.50 is 1.234,50. '' stays ''. */
export function numero(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
