import { fail, ok, type Result } from '#lib/result.ts';
import { writeField } from './field-text.ts';
import {
  type Campo,
  type FalhaLayout,
  type Layout,
  LayoutError,
  type RegistroLayout,
  type TipoRegistro,
  type Valor,
} from './layout.ts';
import { joinLine, positionsOf } from './line-text.ts';
import { computeTotal } from './totals.ts';

function valueOf(campo: Campo, record: RegistroLayout, level: readonly RegistroLayout[]): Valor | undefined {
  if (campo.tipo === 'A' && campo.fixo !== undefined) return campo.fixo;
  if (campo.tipo === 'N' && campo.total !== undefined) return computeTotal(campo.total, level);
  return record.campos[campo.nome];
}

function writeLine(
  record: RegistroLayout,
  level: readonly RegistroLayout[],
  { tipo, layout, linha }: { tipo: TipoRegistro; layout: Layout; linha: number },
): string {
  const positions = positionsOf(tipo, layout);
  const texts = tipo.campos.map((campo, at) => {
    const text = writeField(valueOf(campo, record, level), campo, layout);
    if (text.ok) return text.value;
    const frase = `Na linha ${linha}, o campo ${campo.nome} do registro ${tipo.codigo} (${tipo.nome}) ${text.error}.`;
    throw new LayoutError({ linha, posicao: positions[at] ?? 1, campo: campo.nome, frase });
  });
  return joinLine(tipo, texts, layout);
}

function writeLevel(
  level: readonly RegistroLayout[],
  tipos: readonly TipoRegistro[],
  layout: Layout,
  lines: string[],
): void {
  const refuse = (frase: string): never => {
    throw new LayoutError({ linha: lines.length + 1, posicao: 1, campo: '', frase });
  };
  const unknown = level.find(({ registro }) => !tipos.some(({ nome }) => nome === registro));
  if (unknown !== undefined) refuse(`O registro ${unknown.registro} não existe neste lugar do layout.`);
  for (const tipo of tipos) {
    const records = level.filter(({ registro }) => registro === tipo.nome);
    if (records.length === 0 && tipo.vezes.startsWith('1'))
      refuse(`Falta o registro ${tipo.codigo} (${tipo.nome}).`);
    if (records.length > 1 && tipo.vezes.endsWith('1'))
      refuse(`O registro ${tipo.codigo} (${tipo.nome}) só pode vir uma vez.`);
    for (const record of records) {
      lines.push(writeLine(record, level, { tipo, layout, linha: lines.length + 1 }));
      writeLevel(record.filhos, tipo.filhos ?? [], layout, lines);
    }
  }
}

/** Writes records as a file of a layout, with its totals, or returns the first fault. */
export function encodeLayout(
  layout: Layout,
  registros: readonly RegistroLayout[],
): Result<Buffer, FalhaLayout> {
  const lines: string[] = [];
  try {
    writeLevel(registros, layout.registros, layout, lines);
  } catch (error) {
    if (error instanceof LayoutError) return fail(error.falha);
    throw error;
  }
  return ok(Buffer.from(lines.map((line) => line + layout.fimDeLinha).join(''), layout.codificacao));
}
