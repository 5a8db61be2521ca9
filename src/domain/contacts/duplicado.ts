/** The sentence of a duplicate. It says so if the existing contact's consent is not the wanted one. */
export function duplicadoText(sentence: string, existente: boolean, promocoes: boolean): string {
  if (existente === promocoes) return sentence;
  return `${sentence} O registro existente ${existente ? '' : 'não '}permite receber promoções.`;
}
