import { el, type Xml } from './xml.ts';

const TOKEN =
  /<\?[^>]*\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w.-]+)\s*>|<([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (name === undefined)
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    const known = NAMED[name];
    if (known === undefined) throw new RangeError(`&${name}; is not known`);
    return known;
  });
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  );

type Open = {
  readonly nome: string;
  readonly atributos: Record<string, string>;
  readonly children: Xml[];
  text: string;
};

const close = ({ nome, atributos, children, text }: Open): Xml =>
  el(nome, children.length > 0 ? children : text, atributos);

/**
 * Reads the XML subset of an NF-e: elements without prefixes that hold texts or elements. Excludes document types,
 * whose entities could be anything. Throws a RangeError for any other text.
 */
export function readXml(source: string): Xml {
  const root: Open = { nome: '', atributos: {}, children: [], text: '' };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source);
    const top = open.at(-1);
    if (token === null || top === undefined) throw new RangeError('not the XML of an invoice');
    const [, verbatim, ending, beginning, attributes = '', isEmpty, text] = token;
    if (verbatim !== undefined) top.text += verbatim;
    else if (text !== undefined) top.text += decode(text);
    else if (beginning !== undefined) {
      const element = { nome: beginning, atributos: attributesOf(attributes), children: [], text: '' };
      if (isEmpty) top.children.push(close(element));
      else open.push(element);
    } else if (ending !== undefined) {
      open.pop();
      const parent = open.at(-1);
      if (parent === undefined || top.nome !== ending) throw new RangeError(`</${ending}> closes nothing`);
      parent.children.push(close(top));
    }
  }
  const [document] = root.children;
  if (open.length !== 1 || document === undefined || root.children.length > 1)
    throw new RangeError('not one whole document');
  return document;
}

const childrenOf = ({ conteudo }: Xml): readonly Xml[] => (typeof conteudo === 'string' ? [] : conteudo);

/** The elements of a name in an element. */
export const allNamed = (xml: Xml, nome: string): Xml[] =>
  childrenOf(xml).filter((child) => child.nome === nome);

/** The first element at a path of names ('NFe/infNFe'); undefined if missing. */
export function at(xml: Xml, path: string): Xml | undefined {
  return path
    .split('/')
    .reduce<Xml | undefined>((found, nome) => found && childrenOf(found).find((c) => c.nome === nome), xml);
}

/** The text at a path; '' if missing. */
export function textAt(xml: Xml, path: string): string {
  const found = at(xml, path);
  return typeof found?.conteudo === 'string' ? found.conteudo.trim() : '';
}
