import type { MakerColors } from '#theme/package-colors.ts';
import { packageColors as ink } from '#theme/package-colors.ts';
import type { Livery } from './package-maker.ts';

export type FaceLook = Livery | 'generic';

/** True when the livery colours the whole box, including its sides. */
export function isPrintedOver(livery: FaceLook): boolean {
  return livery === 'full';
}

export interface FaceLiveryProps {
  width: number;
  height: number;
  colors: MakerColors;
  livery: FaceLook;
}

/** The coloured shapes printed on the front, above the bands. */
export function FaceLivery({ width: w, height: h, colors: { main, accent }, livery }: FaceLiveryProps) {
  switch (livery) {
    case 'generic':
      return (
        <>
          <rect width={w} height={4} fill={main} />
          <path d={`M${w - 15} 0 H${w} V15 Z`} fill={main} />
          <path d={`M${w - 22} 0 H${w - 15} L${w} 15 V22 Z`} fill={accent} />
        </>
      );
    case 'block': {
      const bar = w > 70 ? 9 : 6;
      return (
        <>
          <rect width={bar} height={h} fill={main} />
          <rect x={bar} width={bar / 3} height={h} fill={accent} />
        </>
      );
    }
    case 'crown':
      return (
        <>
          <rect width={w} height={h * 0.56} fill={main} />
          <path d={`M${w * 0.62} 0 H${w} V${h * 0.56} H${w * 0.8} Z`} fill={ink.paper} opacity={0.1} />
          <rect y={h * 0.56} width={w} height={2.2} fill={accent} />
        </>
      );
    case 'corner': {
      const peak = w > 70 ? 0.2 : 0.66;
      return (
        <>
          <path d={`M${w} ${h * peak} V${h} H${w * 0.36} Z`} fill={accent} />
          <path d={`M${w} ${h * (peak + 0.16)} V${h} H${w * 0.48} Z`} fill={main} />
        </>
      );
    }
    case 'wave':
      return (
        <>
          <path
            d={`M0 ${h * 0.66} C${w * 0.3} ${h * 0.52} ${w * 0.52} ${h * 0.82} ${w} ${h * 0.54} V${h} H0 Z`}
            fill={accent}
          />
          <path
            d={`M0 ${h * 0.73} C${w * 0.3} ${h * 0.58} ${w * 0.54} ${h * 0.88} ${w} ${h * 0.61} V${h} H0 Z`}
            fill={main}
          />
        </>
      );
    case 'full':
      return (
        <>
          <rect width={w} height={h} fill={main} />
          <circle cx={w} cy={h * 0.3} r={h * 0.5} fill={ink.paper} opacity={0.1} />
          <circle cx={w * 1.08} cy={h * 0.3} r={h * 0.34} fill={ink.paper} opacity={0.14} />
          <rect y={h - 2.6} width={w} height={2.6} fill={accent} />
        </>
      );
  }
}
