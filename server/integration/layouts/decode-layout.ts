import { fail, ok, type Result } from '#lib/result.ts';
import { readField } from './field-text.ts';
import {
  type FalhaLayout,
  type Layout,
  LayoutError,
  type RegistroLido,
  type TipoRegistro,
  type Valor,
} from './layout.ts';
import { isOfType, positionsOf, splitLine } from './line-text.ts';
import { readLines } from './read-lines.ts';
import { computeTotal } from './totals.ts';

/** A total as the file says it, to be compared once its level is read. */
type Said = {
  readonly tipo: TipoRegistro;
  readonly at: number;
  readonly linha: number;
  readonly value: number;
};

class Decoder {
  readonly #layout: Layout;
  readonly #lines: readonly string[];
  #next = 0;

  constructor(layout: Layout, lines: readonly string[]) {
    this.#layout = layout;
    this.#lines = lines;
  }

  readAll(): RegistroLido[] {
    const level = this.#readLevel(this.#layout.registros);
    const left = this.#lines[this.#next];
    if (left !== undefined)
      this.#refuseLine(
        `A linha ${this.#next + 1} ("${left.slice(0, 20)}") não é de um registro que pode vir aqui.`,
      );
    return level;
  }

  #readLevel(tipos: readonly TipoRegistro[]): RegistroLido[] {
    const level: RegistroLido[] = [];
    const said: Said[] = [];
    for (const tipo of tipos) {
      let count = 0;
      while ((count === 0 || tipo.vezes.endsWith('n')) && this.#isNext(tipo)) {
        level.push(this.#readRecord(tipo, said));
        count += 1;
      }
      if (count === 0 && tipo.vezes.startsWith('1')) this.#refuseAbsent(tipo);
    }
    for (const total of said) this.#compare(total, level);
    return level;
  }

  #isNext(tipo: TipoRegistro): boolean {
    const line = this.#lines[this.#next];
    return line !== undefined && isOfType(line, tipo, this.#layout);
  }

  #readRecord(tipo: TipoRegistro, said: Said[]): RegistroLido {
    const linha = this.#next + 1;
    const texts = splitLine(this.#lines[this.#next] ?? '', tipo, this.#layout, linha);
    const campos: Record<string, Valor> = {};
    for (const [at, campo] of tipo.campos.entries()) {
      const read = readField(texts[at] ?? '', campo, this.#layout);
      if (!read.ok) throw this.#fault(tipo, at, linha, read.error);
      if (campo.tipo === 'N' && campo.total !== undefined)
        said.push({ tipo, at, linha, value: Number(read.value ?? 0) });
      else if (read.value !== undefined && !(campo.tipo === 'A' && campo.fixo !== undefined))
        campos[campo.nome] = read.value;
    }
    this.#next += 1;
    return { registro: tipo.nome, linha, campos, filhos: this.#readLevel(tipo.filhos ?? []) };
  }

  #compare({ tipo, at, linha, value }: Said, level: readonly RegistroLido[]): void {
    const campo = tipo.campos[at];
    if (campo?.tipo !== 'N' || campo.total === undefined) return;
    const total = computeTotal(campo.total, level);
    if (total !== value) throw this.#fault(tipo, at, linha, `diz ${value}, e o arquivo tem ${total}`);
  }

  #fault(tipo: TipoRegistro, at: number, linha: number, words: string): LayoutError {
    const campo = tipo.campos[at]?.nome ?? '';
    const frase = `Na linha ${linha}, o campo ${campo} do registro ${tipo.codigo} (${tipo.nome}) ${words}.`;
    return new LayoutError({ linha, posicao: positionsOf(tipo, this.#layout)[at] ?? 1, campo, frase });
  }

  #refuseAbsent({ codigo, nome }: TipoRegistro): never {
    const line = this.#lines[this.#next];
    this.#refuseLine(
      line === undefined
        ? `O arquivo foi cortado: falta o registro ${codigo} (${nome}) depois da última linha.`
        : `A linha ${this.#next + 1} ("${line.slice(0, 20)}") devia ser do registro ${codigo} (${nome}).`,
    );
  }

  #refuseLine(frase: string): never {
    throw new LayoutError({ linha: this.#next + 1, posicao: 1, campo: '', frase });
  }
}

/** Reads a file of a layout as records, or returns its first fault. Nothing of a file with a fault is returned. */
export function decodeLayout(layout: Layout, bytes: Uint8Array): Result<RegistroLido[], FalhaLayout> {
  try {
    return ok(new Decoder(layout, readLines(bytes, layout)).readAll());
  } catch (error) {
    if (error instanceof LayoutError) return fail(error.falha);
    throw error;
  }
}
