import { packageColors as ink } from '#theme/package-colors.ts';
import { fitLines, leading, measureText, toTitle } from './package-lettering.ts';
import type { FaceLook } from './package-livery.tsx';
import type { Maker } from './package-maker.ts';
import type { PackageDose, PackageReading } from './package-reading.ts';
import { Snowflake } from './package-snowflake.tsx';

export interface FacePrintProps {
  nome: string;
  reading: PackageReading;
  maker: Maker;
  look: FaceLook;
  width: number;
  /** The free height above the bands. */
  height: number;
  hospitalar: boolean;
  refrigerado: boolean;
  hasSmallPrint: boolean;
}

/** The text on the front: name, dose, contents and manufacturer. */
export function FacePrint(props: FacePrintProps) {
  const { width, height, refrigerado, hasSmallPrint } = props;
  const isWide = width > 70;
  const left = props.look !== 'block' ? 6 : isWide ? 17 : 11.5;
  return (
    <>
      <Name {...props} isWide={isWide} left={left} />
      <Dose {...props} isWide={isWide} left={left} />
      {hasSmallPrint && <SmallPrint {...props} isWide={isWide} left={left} />}
      {refrigerado && <Snowflake x={width - 10} y={isWide ? height - 22 : height - 13} radius={6.5} />}
    </>
  );
}

const MAKER_SIZE = 5.4;

type Placed = FacePrintProps & { isWide: boolean; left: number };

const sizes = {
  wide: [21, 18.5, 16.5, 15, 13, 11.5, 10, 9, 8, 7],
  tall: [13, 11.5, 10.5, 9.5, 8.5, 7.5, 6.5, 5.6],
};

function Name({ nome, maker, look, width, height, isWide, left }: Placed) {
  const crown = height * 0.56;
  // The generic's corner is left free next to a wide name and above a tall one.
  const right = isWide && (look === 'generic' || look === 'corner') ? 17 : 5;
  const above = look === 'generic' ? (isWide ? 7 : 13) : 6;
  const below = isWide ? belowWide(look, height) : height * 0.46;
  const room = look === 'crown' ? crown - 5 : height - above - below;
  const name = fitLines(
    toTitle(nome),
    { width: width - left - right, height: room },
    isWide ? sizes.wide : sizes.tall,
  );
  const block = name.size * leading * name.lines.length;
  const top = look === 'crown' ? (crown - block) / 2 : above;
  const color = look === 'generic' ? ink.print : maker.colors.main;
  return (
    <text
      fontSize={name.size}
      fontWeight={750}
      fill={look === 'crown' || look === 'full' ? ink.paper : color}
    >
      {name.lines.map((line, at) => (
        <tspan key={line} x={left} y={top + name.size * (0.82 + at * leading)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The height under a wide front's name: its coloured shape, or the dose. */
function belowWide(look: FaceLook, height: number): number {
  if (look === 'corner') return height * 0.5;
  return look === 'wave' ? height * 0.46 : 17;
}

function Dose(props: Placed) {
  const { maker, look, height, isWide, left } = props;
  const { dose } = props.reading;
  if (dose === null) return null;
  const size = doseSize(dose, doseRoom(props), isWide ? 15 : 17);
  if (size === null) return null;
  const y = isWide ? height - 5 : look === 'crown' ? height * 0.74 : height * (look === 'wave' ? 0.55 : 0.67);
  const isOnColor = look === 'full' || (look === 'wave' && isWide);
  const color = look === 'generic' || look === 'wave' ? maker.colors.main : ink.print;
  return (
    <text x={left} y={y} fill={isOnColor ? ink.paper : color}>
      <tspan fontSize={size} fontWeight={750}>
        {dose.amount}
      </tspan>
      <tspan fontSize={unitSize(size)} fontWeight={650} dx={1.4}>
        {dose.unit}
      </tspan>
    </text>
  );
}

/** Returns the width for the dose: on a wide front the contents stand next to it, on a tall one it has its own line. */
function doseRoom({ look, width, left, isWide, hasSmallPrint, ...rest }: Placed): number {
  if (!isWide) return width - left - 4;
  if (look === 'corner') return width * 0.42 - left;
  const beside = hasSmallPrint ? measureText(insideOf(rest), 4.8) * 0.95 + 9 : 6;
  return Math.min(width * 0.62, width - beside) - left;
}

function insideOf({ reading, hospitalar }: Pick<Placed, 'reading' | 'hospitalar'>): string {
  return hospitalar ? 'Uso hospitalar' : reading.contents;
}

function unitSize(size: number): number {
  return Math.max(4.4, size * 0.46);
}

/** Returns the largest size that fits; null for a list of doses that would be too small to read. */
function doseSize({ amount, unit }: PackageDose, room: number, largest: number): number | null {
  const widthAt = (size: number) => measureText(amount, size) * 1.06 + 2 + measureText(unit, unitSize(size));
  let size = largest;
  while (widthAt(size) > room) {
    size -= 0.5;
    if (size < 4.5) return null;
  }
  return size;
}

function SmallPrint({ reading, maker, look, width, height, hospitalar, isWide, left }: Placed) {
  const isOnColor = look === 'full' || look === 'wave' || (look === 'corner' && isWide);
  const x = isWide ? width - 5 : left;
  // On a coloured corner a longer name would run out of it.
  const isMakerShort =
    look !== 'corner' || !isWide || measureText(maker.shortName, MAKER_SIZE) <= width * 0.42;
  const [makerY, insideY] = isWide ? [height - 11.4, height - 5] : [height - 4.5, height - 11];
  return (
    <text textAnchor={isWide ? 'end' : 'start'} fontSize={4.8} fill={isOnColor ? ink.paper : ink.printSoft}>
      <tspan x={x} y={makerY} fontWeight={750} fontSize={MAKER_SIZE}>
        {isMakerShort && maker.shortName}
      </tspan>
      <tspan x={x} y={insideY} fontWeight={500}>
        {insideOf({ reading, hospitalar })}
      </tspan>
    </text>
  );
}
