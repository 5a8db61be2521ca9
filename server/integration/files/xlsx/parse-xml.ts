import { SaxesParser } from 'saxes';
import { UnreadableFile } from '#server/integration/files/line.ts';

/** Names come without their prefix. */
type XmlHandlers = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML while its bytes come and returns what the handlers emit. Entities of a document type are not known, so
 * none can grow.
 * @throws UnreadableFile for a text that is not XML.
 */
export async function* parseXml<Value>(
  bytes: AsyncIterable<Uint8Array>,
  handlersOf: (emit: (value: Value) => void) => XmlHandlers,
): AsyncGenerator<Value> {
  let ready: Value[] = [];
  const handlers = handlersOf((value) => ready.push(value));
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  const decoder = new TextDecoder();
  for await (const part of bytes) {
    const fault = parse(() => parser.write(decoder.decode(part, { stream: true })));
    yield* ready;
    ready = [];
    if (fault !== undefined) throw fault;
  }
  const fault = parse(() => parser.close());
  yield* ready;
  if (fault !== undefined) throw fault;
}

function parse(step: () => unknown): UnreadableFile | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    return new UnreadableFile(
      1,
      'Uma parte da planilha não é XML válido. Abra-a e salve de novo como .xlsx ou CSV.',
    );
  }
}
