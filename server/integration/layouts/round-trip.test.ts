import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLayout } from './decode-layout.ts';
import { encodeLayout } from './encode-layout.ts';
import type { Campo, Layout, RegistroLayout, TipoRegistro, Valor } from './layout.ts';
import { LAYOUTS } from './layouts.ts';
import { SEPARATED } from './separated-sample.ts';

const LATIN = Array.from('abc XYZ 0189.,-/"\'áçãÉÿ¡');
const WIDE = [...LATIN, '€', '😀', 'Ω', '中'];

function textOf(campo: Campo & { tipo: 'A' }, layout: Layout): fc.Arbitrary<string> {
  if (campo.codigos !== undefined) return fc.constantFrom(...Object.keys(campo.codigos));
  const unit = fc.constantFrom(...(layout.codificacao === 'latin1' ? LATIN : WIDE));
  return fc
    .string({ unit, maxLength: campo.tamanho })
    .map((text) =>
      Array.from(text)
        .slice(0, campo.tamanho / 2 + 1)
        .join('')
        .slice(0, campo.tamanho)
        .trim(),
    )
    .filter((text) => text.isWellFormed());
}

function valueOf(campo: Campo, layout: Layout): fc.Arbitrary<Valor> {
  if (campo.tipo === 'N') return fc.integer({ min: 0, max: 10 ** campo.tamanho - 1 });
  if (campo.tipo === 'A') return textOf(campo, layout);
  return fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

const isWritten = (campo: Campo): boolean =>
  !(campo.tipo === 'A' && campo.fixo !== undefined) && !(campo.tipo === 'N' && campo.total !== undefined);

function fieldsOf(tipo: TipoRegistro, layout: Layout): fc.Arbitrary<Record<string, Valor>> {
  const written = tipo.campos.filter(isWritten);
  const values = written.map((campo) => {
    const value = valueOf(campo, layout);
    return campo.obrigatorio === true ? value.filter((v) => v !== '') : fc.option(value, { nil: '' });
  });
  return fc
    .tuple(...values)
    .map((all) =>
      Object.fromEntries(
        written.map(({ nome }, at) => [nome, all[at] ?? '']).filter(([, value]) => value !== ''),
      ),
    );
}

const COUNTS = { '1': [1, 1], '0-1': [0, 1], '1-n': [1, 3], '0-n': [0, 3] } as const;

function levelOf(tipos: readonly TipoRegistro[], layout: Layout): fc.Arbitrary<RegistroLayout[]> {
  const groups = tipos.map((tipo) => {
    const [minLength, maxLength] = COUNTS[tipo.vezes];
    const record = fc.record({
      registro: fc.constant(tipo.nome),
      campos: fieldsOf(tipo, layout),
      filhos: levelOf(tipo.filhos ?? [], layout),
    });
    return fc.array(record, { minLength, maxLength });
  });
  return fc.tuple(...groups).map((all) => all.flat());
}

const withoutLines = (level: readonly RegistroLayout[]): RegistroLayout[] =>
  level.map(({ registro, campos, filhos }) => ({ registro, campos, filhos: withoutLines(filhos) }));

function write(layout: Layout, records: readonly RegistroLayout[]): Buffer {
  const written = encodeLayout(layout, records);
  if (!written.ok) throw new Error(written.error.frase);
  return written.value;
}

const ALL: [string, Layout][] = Object.entries({ ...LAYOUTS, separado: SEPARATED });

describe.each(ALL)('%s', (_, layout) => {
  const files = levelOf(layout.registros, layout);

  test('records that are written are read back', () => {
    fc.assert(
      fc.property(files, (records) => {
        const read = decodeLayout(layout, write(layout, records));
        expect(read.ok ? withoutLines(read.value) : read.error).toEqual(records);
      }),
      { numRuns: 60 },
    );
  });

  test('a file that was cut anywhere in its content is a fault', () => {
    fc.assert(
      fc.property(files, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (records, share) => {
        const bytes = write(layout, records);
        const content = bytes.length - layout.fimDeLinha.length;
        expect(decodeLayout(layout, bytes.subarray(0, Math.floor(content * share))).ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('a file without one of its lines is a fault', () => {
    fc.assert(
      fc.property(files, fc.nat(), (records, pick) => {
        const lines = write(layout, records)
          .toString(layout.codificacao)
          .split(layout.fimDeLinha)
          .slice(0, -1);
        const left = lines.toSpliced(pick % lines.length, 1).map((line) => line + layout.fimDeLinha);
        expect(decodeLayout(layout, Buffer.from(left.join(''), layout.codificacao)).ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('any bytes are records or one fault with its line and a sentence', () => {
    const lines = fc.array(
      fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '|', ';', 'A', ' ', '\r') }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          lines.map((all) => Buffer.from(all.join('\n'))),
        ),
        (bytes) => {
          const read = decodeLayout(layout, bytes);
          if (read.ok) return;
          expect(read.error.linha).toBeGreaterThan(0);
          expect(read.error.posicao).toBeGreaterThan(0);
          expect(read.error.frase).toMatch(/\.$/);
        },
      ),
    );
  });
});

test.each(ALL)('%s can hold its numbers exactly, and its codes have one length', (_, layout) => {
  const types = (tipos: readonly TipoRegistro[]): TipoRegistro[] =>
    tipos.flatMap((tipo) => [tipo, ...types(tipo.filhos ?? [])]);
  const all = types(layout.registros);
  expect(new Set(all.map(({ codigo }) => codigo)).size).toBe(all.length);
  expect(new Set(all.map(({ codigo }) => codigo.length)).size).toBe(1);
  for (const campo of all.flatMap(({ campos }) => campos))
    if (campo.tipo === 'N') expect(campo.tamanho, campo.nome).toBeLessThanOrEqual(15);
});
