/** The rows of a page. Pages count from 1; a missing size is the usual one. */
export function toPage(
  numero: number | undefined,
  tamanho: number | undefined,
  { usual, most }: { usual: number; most: number },
): { limit: number; offset: number } {
  const limit = Math.min(tamanho ?? usual, most);
  return { limit, offset: ((numero ?? 1) - 1) * limit };
}
