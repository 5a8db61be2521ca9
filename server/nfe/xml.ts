/** An element. Its content is a text or elements; `undefined` is left out. */
export type Xml = {
  readonly nome: string;
  readonly atributos: Readonly<Record<string, string>>;
  readonly conteudo: string | readonly Xml[];
};

/** Makes an element. */
export const el = (
  nome: string,
  conteudo: string | readonly (Xml | undefined)[],
  atributos: Readonly<Record<string, string>> = {},
): Xml => ({
  nome,
  atributos,
  conteudo: typeof conteudo === 'string' ? conteudo : conteudo.filter((child) => child !== undefined),
});

const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const escapeText = (text: string): string => text.replace(/[&<>\r]/g, (sign) => TEXT[sign] ?? sign);
const escapeAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (sign) => ATTRIBUTE[sign] ?? sign);

/** A namespace precedes all attributes, which are ordered by name. */
const inOrder = ([a]: [string, string], [b]: [string, string]): number =>
  Number(b === 'xmlns') - Number(a === 'xmlns') || (a < b ? -1 : 1);

/**
 * An element in Canonical XML 1.0 (https://www.w3.org/TR/2001/REC-xml-c14n-20010315): the output is its own canonical
 * form, so the signed text is the sent text. Its names have no prefix.
 */
export function writeXml({ nome, atributos, conteudo }: Xml): string {
  const written = Object.entries(atributos)
    .sort(inOrder)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const inside = typeof conteudo === 'string' ? escapeText(conteudo) : conteudo.map(writeXml).join('');
  return `<${nome}${written}>${inside}</${nome}>`;
}
