import { packageColors as ink } from '#theme/package-colors.ts';

/** What stands behind a wide carton, seen above its upper edge (y 35) in the 120 x 120 picture. */

const columns = [0, 1, 2, 3];

export function Blister({ isCapsule, color }: { isCapsule: boolean; color: string }) {
  return (
    <g transform="rotate(-7 60 40)">
      <rect x={26} y={9} width={72} height={50} rx={5} fill={ink.foilDark} />
      <rect x={26} y={7.5} width={72} height={50} rx={5} fill={ink.foil} />
      <path d="M31 7.5 H93 L80 34 H18 Z" fill={ink.paper} opacity={0.35} />
      {columns.map((column) => (
        <g key={column} transform={`translate(${35 + column * 18} 21)`}>
          {isCapsule ? <Capsule color={color} /> : <Tablet />}
          <g transform="translate(0 18)">{isCapsule ? <Capsule color={color} /> : <Tablet />}</g>
        </g>
      ))}
    </g>
  );
}

function Tablet() {
  return (
    <>
      <circle r={7.4} cy={0.6} fill={ink.foilDark} />
      <circle r={6.4} fill={ink.pill} />
      <path d="M-4.2 0 H4.2" stroke={ink.foilDark} strokeWidth={1} />
    </>
  );
}

function Capsule({ color }: { color: string }) {
  return (
    <g transform="rotate(90)">
      <rect x={-7.6} y={-5.4} width={15.2} height={10.8} rx={5.4} fill={ink.foilDark} />
      <rect x={-6.8} y={-4.4} width={13.6} height={8.8} rx={4.4} fill={ink.pill} />
      <path d="M0 -4.4 H-2.4 A4.4 4.4 0 0 0 -2.4 4.4 H0 Z" fill={color} />
      <path d="M-3.5 -2.2 H3.5" stroke={ink.paper} strokeWidth={1.3} strokeLinecap="round" opacity={0.6} />
    </g>
  );
}

export function Tube({ color }: { color: string }) {
  return (
    <g transform="rotate(-8 60 26)">
      <rect x={8} y={17} width={15} height={18} rx={2.5} fill={color} />
      <path d="M11 17 v18 M15 17 v18 M19 17 v18" stroke={ink.ground} strokeWidth={0.8} opacity={0.25} />
      <path d="M23 20 L30 13 H100 V39 H30 L23 32 Z" fill={ink.cap} />
      <path d="M23 28 L30 30 H100 V39 H30 L23 32 Z" fill={ink.capShade} />
      <rect x={100} y={11.5} width={10} height={29} rx={1} fill={ink.foil} />
      <path d="M104 11.5 v29 M107 11.5 v29" stroke={ink.foilDark} strokeWidth={0.9} />
      <path d="M38 13 H60 L52 39 H38 Z" fill={color} />
      <path d="M66 20 H92 M64 25 H84" stroke={color} strokeWidth={2.4} strokeLinecap="round" opacity={0.55} />
    </g>
  );
}

function glassOf(isAmber: boolean) {
  return isAmber
    ? { body: ink.amberGlass, light: ink.amberGlassLight }
    : { body: ink.clearGlass, light: ink.clearGlassLight };
}

export function Ampoules({ isAmber }: { isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return [24, 45, 66, 87].map((x) => (
    <g key={x} transform={`translate(${x} 4)`}>
      <path d="M-3 0 Q0 -2 3 0 L2.2 13 Q7 17 7 22 V50 H-7 V22 Q-7 17 -2.2 13 Z" fill={body} />
      <path d="M-4.6 23 Q-4.6 19 -1.4 15 L-1.8 2 H-0.6 L-0.4 16 Q-2.4 19 -2.4 23 V50 H-4.6 Z" fill={light} />
      <rect x={-2.7} y={10} width={5.4} height={1.8} fill={ink.paper} opacity={0.9} />
      <path
        d="M-7 27 H7 V50 H-7 Z"
        fill={isAmber ? ink.ground : ink.liquid}
        opacity={isAmber ? 0.15 : 0.55}
      />
    </g>
  ));
}

export function Vials({ color, isAmber }: { color: string; isAmber: boolean }) {
  const { body, light } = glassOf(isAmber);
  return [34, 72].map((x) => (
    <g key={x} transform={`translate(${x} 5)`}>
      <path d="M-8 12 H8 V17 Q14 19 14 25 V52 H-14 V25 Q-14 19 -8 17 Z" fill={body} />
      <path d="M-11 26 Q-11 21 -6 19 V52 H-11 Z" fill={light} />
      <path d="M-14 28 H14 V52 H-14 Z" fill={ink.paper} opacity={0.92} />
      <path d="M-14 28 H14 V31 H-14 Z" fill={color} />
      <rect x={-9.5} y={4} width={19} height={9} rx={1} fill={ink.foil} />
      <path d="M-9.5 10 H9.5 V12 Q9.5 13 8.5 13 H-8.5 Q-9.5 13 -9.5 12 Z" fill={ink.foilDark} />
      <rect x={-10.5} y={0} width={21} height={5.5} rx={1.8} fill={color} />
    </g>
  ));
}

export function Syringe({ color }: { color: string }) {
  return (
    <g transform="rotate(-9 60 24)">
      <path d="M4 23 H22" stroke={ink.foilDark} strokeWidth={1.6} strokeLinecap="round" />
      <rect x={16} y={19} width={8} height={8} rx={2} fill={color} />
      <rect x={24} y={14.5} width={56} height={17} rx={3} fill={ink.clearGlassLight} />
      <path d="M27 17 H62 V29 H27 Z" fill={ink.liquid} opacity={0.65} />
      <rect x={60} y={15.5} width={6} height={15} rx={1.5} fill={ink.print} />
      <rect x={24} y={14.5} width={56} height={17} rx={3} fill="none" stroke={ink.foilDark} strokeWidth={1} />
      <path d="M32 15 v5 M39 15 v5 M46 15 v5 M53 15 v5" stroke={ink.printSoft} strokeWidth={0.9} />
      <rect x={66} y={21} width={34} height={4} fill={ink.capShade} />
      <rect x={79} y={9} width={4.5} height={28} rx={2} fill={color} />
      <rect x={99} y={13} width={4.5} height={20} rx={2} fill={color} />
    </g>
  );
}

export function Sachets({ color }: { color: string }) {
  return [
    { turn: -9, x: 24 },
    { turn: 5, x: 60 },
  ].map(({ turn, x }) => (
    <g key={x} transform={`rotate(${turn} ${x + 17} 50) translate(${x} 6)`}>
      <rect width={35} height={54} rx={1.5} fill={ink.paper} />
      <rect width={35} height={54} rx={1.5} fill="none" stroke={ink.foilDark} strokeWidth={1} />
      <rect y={0.5} x={0.5} width={34} height={6} fill={ink.foil} />
      <path d="M3 3.5 H32" stroke={ink.foilDark} strokeWidth={1} strokeDasharray="2 1.4" />
      <path d="M0.5 13 H34.5 V20 Q18 30 0.5 22 Z" fill={color} />
    </g>
  ));
}
