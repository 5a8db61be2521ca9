import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { tarjaOf, tipoOf } from './codes.ts';

/** One presentation of the list, facts only (see SOURCE.md). `pf` in ten-thousandths of a real, `pmc` in cents. */
export type Medicamento = {
  /** Position in the committed file from 1; never renumbered. */
  readonly idProduto: number;
  readonly registro: string;
  readonly nome: string;
  readonly apresentacao: string;
  readonly substancia: string;
  readonly laboratorio: string;
  readonly cnpj: string;
  readonly codBarras: string;
  readonly classe: string;
  readonly tipo: number;
  readonly tarja: number;
  readonly hospitalar: boolean;
  readonly comercializado: boolean;
  readonly pf: number;
  readonly pmc: number;
};

/** The committed list, in the order of registro. */
export async function readMedicamentos(): Promise<Medicamento[]> {
  const packed = await readFile(new URL('./medicamentos.tsv.gz', import.meta.url));
  const text = (await promisify(gunzip)(packed)).toString('utf8');
  return parseMedicamentos(text);
}

/** Reads the tab-separated text of the list; its first line names the columns. */
function parseMedicamentos(text: string): Medicamento[] {
  const lines = text.split('\n');
  return lines.slice(1, -1).map((line, index) => parseLine(line, index + 1));
}

function parseLine(line: string, idProduto: number): Medicamento {
  const columns = line.split('\t');
  const at = (column: number): string => {
    const value = columns[column];
    if (value === undefined) throw new RangeError(`line ${idProduto} of the list has no column ${column}`);
    return value;
  };
  return {
    idProduto,
    registro: at(0),
    nome: at(1),
    apresentacao: at(2),
    substancia: at(3),
    laboratorio: at(4),
    cnpj: at(5),
    codBarras: at(6),
    classe: at(8),
    tipo: tipoOf(at(9)),
    tarja: tarjaOf(at(10)),
    hospitalar: at(11) === 'Sim',
    comercializado: at(12) === 'Sim',
    pf: scaledBy(at(13), 4),
    pmc: scaledBy(at(14), 2),
  };
}

/** '25.79' scaled by 10^digits as a whole number, exactly; '' is 0. */
export function scaledBy(text: string, digits: number): number {
  if (text === '') return 0;
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) throw new RangeError(`not a price: ${text}`);
  const fraction = (match[2] ?? '').padEnd(digits, '0');
  if (fraction.length > digits) throw new RangeError(`too many decimals: ${text}`);
  return Number(`${match[1]}${fraction}`);
}
