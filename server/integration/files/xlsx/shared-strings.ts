import { UnreadableFile } from '#server/integration/files/line.ts';
import type { Archive } from './archive.ts';
import { parseXml } from './parse-xml.ts';

/** Characters of all texts: they are the only part of a workbook that stays in memory. */
const LARGEST = 128 * 1024 * 1024;

/** Reads the texts to which cells refer by number. Phonetic guides are not part of one. @throws UnreadableFile */
export async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  if (!archive.has(part)) return strings;
  let characters = 0;
  const texts = parseXml<string>(archive.read(part), (emit) => {
    let text = '';
    let isText = false;
    let isGuide = false;
    return {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') isGuide = true;
        isText = name === 't' && !isGuide;
      },
      text(more) {
        if (isText) text += more;
      },
      close(name) {
        isText = false;
        if (name === 'rPh') isGuide = false;
        if (name === 'si') emit(text);
      },
    };
  });
  for await (const text of texts) {
    characters += text.length;
    if (characters > LARGEST)
      throw new UnreadableFile(1, 'A planilha tem textos demais para ser lida. Salve-a como CSV.');
    strings.push(text);
  }
  return strings;
}
