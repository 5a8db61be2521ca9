import { packageColors as ink } from '#theme/package-colors.ts';
import { measureText, toTitle } from './package-lettering.ts';
import type { FaceLook } from './package-livery.tsx';
import type { FacePrintProps } from './package-print.tsx';
import { Snowflake } from './package-snowflake.tsx';

/** The part of the front that the livery leaves free for one big word: its middle and height, as shares. */
const spots: Record<FaceLook, { middle: number; height: number }> = {
  generic: { middle: 0.56, height: 0.72 },
  block: { middle: 0.5, height: 0.66 },
  crown: { middle: 0.28, height: 0.5 },
  corner: { middle: 0.36, height: 0.56 },
  wave: { middle: 0.33, height: 0.56 },
  full: { middle: 0.5, height: 0.66 },
};

const longestAmount = 9;

/** The only text on a thumbnail: the dose, or the beginning of the name if there is no dose. */
export function BigDose({ nome, reading, maker, look, width, height, refrigerado }: FacePrintProps) {
  const left = look !== 'block' ? 4 : width > 70 ? 14 : 9;
  const room = (width - left - 4) * (look === 'corner' ? 0.72 : 1);
  const dose = reading.dose !== null && reading.dose.amount.length <= longestAmount ? reading.dose : null;
  const amount = dose?.amount ?? toTitle(nome).slice(0, 4);
  const unit = dose !== null && amount.length <= 4 ? dose.unit : '';
  const spot = spots[look];
  const ems = (measureText(amount, 1) + measureText(unit, 0.5)) * 1.14;
  const size = Math.min(height * spot.height, 27, room / ems);
  const isCorner = look === 'corner';
  return (
    <>
      <text
        x={isCorner ? left + 1 : left + room / 2}
        y={height * spot.middle + size * 0.36}
        fontWeight={800}
        textAnchor={isCorner ? 'start' : 'middle'}
        fill={look === 'full' || look === 'crown' ? ink.paper : maker.colors.main}
      >
        <tspan fontSize={size}>{amount}</tspan>
        <tspan fontSize={size * 0.5}>{unit}</tspan>
      </text>
      {refrigerado && <Snowflake x={width - 11} y={height - 10} radius={9} />}
    </>
  );
}
