import { UnreadableFile } from '#server/integration/files/line.ts';
import type { Archive } from './archive.ts';
import { parseXml } from './parse-xml.ts';

/** Names of the parts of a workbook's first sheet; `is1904`: days count from 1904, as old Macs did. */
export type Workbook = {
  readonly sheet: string;
  readonly textos: string;
  readonly estilos: string;
  readonly is1904: boolean;
};

const WORKBOOK = 'xl/workbook.xml';

/** The value of an attribute, whatever its prefix is. */
const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

async function readFirstSheet(archive: Archive): Promise<{ id: string | undefined; is1904: boolean }> {
  let id: string | undefined;
  let is1904 = false;
  const parts = parseXml(archive.read(WORKBOOK), () => ({
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet') id ??= attribute(attributes, 'id');
    },
  }));
  for await (const _ of parts);
  return { id, is1904 };
}

type Relation = { readonly id: string; readonly type: string; readonly target: string };

async function readRelations(archive: Archive): Promise<Relation[]> {
  const relations: Relation[] = [];
  const parts = parseXml<Relation>(archive.read('xl/_rels/workbook.xml.rels'), (emit) => ({
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name === 'Relationship')
        emit({ id, type, target: target.startsWith('/') ? target.slice(1) : `xl/${target}` });
    },
  }));
  for await (const relation of parts) relations.push(relation);
  return relations;
}

/** Finds the parts that the first sheet needs (ECMA-376 part 1, 18.2). @throws UnreadableFile */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has(WORKBOOK))
    throw new UnreadableFile(
      1,
      'O arquivo não é uma planilha .xlsx (pode ser .ods, .xlsb ou .zip). Salve-o como .xlsx ou CSV.',
    );
  const { id, is1904 } = await readFirstSheet(archive);
  const relations = await readRelations(archive);
  const sheet = relations.find((relation) => relation.id === id)?.target;
  if (sheet === undefined || !archive.has(sheet))
    throw new UnreadableFile(1, 'A planilha não tem nenhuma página que possa ser lida.');
  const ofType = (end: string) => relations.find(({ type }) => type.endsWith(end))?.target ?? '';
  return { sheet, textos: ofType('/sharedStrings'), estilos: ofType('/styles'), is1904 };
}
