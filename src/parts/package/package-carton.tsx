import { packageColors as ink } from '#theme/package-colors.ts';
import { GenericStrip, TarjaBand } from './package-bands.tsx';
import { BigDose } from './package-big-dose.tsx';
import { FaceLivery, isPrintedOver } from './package-livery.tsx';
import type { Maker } from './package-maker.ts';
import { FacePrint } from './package-print.tsx';
import type { PackageReading } from './package-reading.ts';

export interface PackageCartonProps {
  place: { x: number; y: number; width: number; height: number };
  nome: string;
  reading: PackageReading;
  maker: Maker;
  tarja: number;
  generico: boolean;
  hospitalar: boolean;
  refrigerado: boolean;
  size: number;
}

/** The depth of the side and the top. */
const depth = { x: 9, y: 6 };

/** The sizes in pixels from which more text is readable. */
const readableFrom = { name: 72, smallPrint: 132 };

export function PackageCarton({ place, size, maker, tarja, generico, ...product }: PackageCartonProps) {
  const { width, height } = place;
  const detail = size >= readableFrom.smallPrint ? 'full' : size >= readableFrom.name ? 'name' : 'dose';
  const stripHeight = generico ? (detail === 'dose' ? 17 : 13) : 0;
  const bandHeight = tarja >= 2 ? (detail === 'dose' ? 9 : 8) : 0;
  const floor = height - stripHeight - bandHeight;
  const look = generico ? 'generic' : maker.livery;
  const isSolid = isPrintedOver(look);
  const Print = detail === 'dose' ? BigDose : FacePrint;
  const side = (from: number, to: number) =>
    `M${width} ${from} l${depth.x} ${-depth.y} V${to - depth.y} L${width} ${to} Z`;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <path d={`M0 0 L${depth.x} ${-depth.y} H${width + depth.x} L${width} 0 Z`} fill={ink.paperTop} />
      {isSolid && (
        <path
          d={`M0 0 L${depth.x} ${-depth.y} H${width + depth.x} L${width} 0 Z`}
          fill={maker.colors.main}
          opacity={0.82}
        />
      )}
      <path d={side(0, height)} fill={isSolid ? maker.colors.main : ink.paperSide} />
      {isSolid && <path d={side(0, height)} fill={ink.ground} opacity={0.28} />}
      {bandHeight > 0 && (
        <path d={side(floor, floor + bandHeight)} fill={tarja === 4 ? ink.blackSide : ink.redSide} />
      )}
      {stripHeight > 0 && <path d={side(height - stripHeight, height)} fill={ink.yellowSide} />}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
        <rect width={width} height={height} fill={ink.paper} />
        <FaceLivery width={width} height={floor} colors={maker.colors} livery={look} />
        <Print
          {...product}
          width={width}
          height={floor}
          maker={maker}
          look={look}
          hasSmallPrint={detail === 'full'}
        />
        {bandHeight > 0 && (
          <TarjaBand tarja={tarja} y={floor} width={width} height={bandHeight} hasText={detail === 'full'} />
        )}
        {stripHeight > 0 && (
          <GenericStrip
            y={height - stripHeight}
            width={width}
            height={stripHeight}
            hasText={detail !== 'dose'}
          />
        )}
      </svg>
      <path
        d={`M0 0 L${depth.x} ${-depth.y} H${width + depth.x} V${height - depth.y} L${width} ${height} H0 Z`}
        fill="none"
        stroke={ink.edge}
        strokeWidth={detail === 'dose' ? 1.6 : 0.8}
        strokeLinejoin="round"
      />
      <path
        d={`M0 0.4 H${width - 0.4} V${height}`}
        fill="none"
        stroke={ink.paper}
        strokeWidth={0.8}
        opacity={0.55}
      />
    </g>
  );
}
