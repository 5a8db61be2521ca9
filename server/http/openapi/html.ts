/** Text escaped for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Text with its `code` marked up. */
const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Paragraphs and lists of the descriptions, which hold no other markup. */
export function prose(text: string): string {
  const all = text.split('\n\n').filter((block) => block !== '');
  const blocks = all.map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
      : `<p>${inline(block)}</p>`;
  });
  return blocks.join('\n');
}
