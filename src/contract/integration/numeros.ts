import * as z from 'zod/mini';

/** A number with at most `casas` decimals on the wire, an integer of its last decimal in code. More decimals are refused, not rounded. */
const exato = (casas: 2 | 4) =>
  z.codec(
    z
      .number()
      .check(
        z.refine(
          (wire) => Number(wire.toFixed(casas)) === wire,
          `tem no máximo ${casas} casas decimais: arredonde antes de enviar`,
        ),
      ),
    z.int(),
    {
      decode: (wire) => Math.round(wire * 10 ** casas),
      encode: (value) => value / 10 ** casas,
    },
  );

/** Reais, in code cents. */
export const reaisExatos = exato(2);

/** A unit price in reais, in code ten-thousandths. */
export const precoExato = exato(4);

/** A percentage, in code hundredths of 1 %. */
export const percentualExato = exato(2);
