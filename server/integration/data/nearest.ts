const pairsOf = (text: string): string[] => {
  const plain = text.toLowerCase();
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2));
};

/** The names most alike a text by their pairs of letters, the best first; none when nothing is alike. */
export function nearest(text: string, names: readonly string[], most = 3): string[] {
  const wanted = pairsOf(text);
  const score = (name: string) => {
    const pairs = pairsOf(name);
    const shared = pairs.filter((pair) => wanted.includes(pair)).length;
    return (2 * shared) / Math.max(1, pairs.length + wanted.length);
  };
  return names
    .map((name) => ({ name, alike: score(name) }))
    .filter(({ alike }) => alike > 0.4)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ name }) => name);
}
